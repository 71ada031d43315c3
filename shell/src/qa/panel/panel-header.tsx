import type { PageData } from '@sundara/contracts/federation';
import { Box, IconButton, Typography } from '@sundara/web/core';
import { ArrowLeft, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { shortId } from '../draft/describe-override.ts';

interface Props {
  readonly titleId: string;
  readonly page: Pick<PageData, 'environment' | 'sequence' | 'composition' | 'canary'>;
  /** Returns from the review to the choice. */
  readonly onBack: (() => void) | undefined;
  readonly onClose: () => void;
}

export const PanelHeader = ({ titleId, page, onBack, onClose }: Props) => {
  const { environment, sequence, composition, canary } = page;
  const title = useRef<HTMLHeadingElement>(null);
  const reviewing = onBack !== undefined;
  const first = useRef(true);
  // A new view counts as a new page: the focus goes to its title, which is then read out.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the view moves the focus.
  useEffect(() => {
    if (!first.current) title.current?.focus();
    first.current = false;
  }, [reviewing]);
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1,
        p: { xs: 2, sm: 3 },
        pb: { xs: 1.5, sm: 2 },
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {onBack && (
        <IconButton edge="start" aria-label="Back to the choice" onClick={onBack}>
          <ArrowLeft size={22} aria-hidden />
        </IconButton>
      )}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography
          ref={title}
          id={titleId}
          variant="h3"
          component="h2"
          tabIndex={-1}
          sx={{ outline: 'none !important' }}
        >
          {reviewing ? 'Before it is applied' : 'What runs in this page'}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {environment} · sequence {sequence} · composition{' '}
          <span title={composition.id}>{shortId(composition.id)}</span>
          {canary && ' · canary'}
        </Typography>
      </Box>
      <IconButton edge="end" aria-label="Close" onClick={onClose} sx={{ mt: -0.75 }}>
        <X size={22} aria-hidden />
      </IconButton>
    </Box>
  );
};
