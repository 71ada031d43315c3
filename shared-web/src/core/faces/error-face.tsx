import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { CircleAlert, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Box } from '../box.tsx';
import { NEEDS_SCRIPT } from '../hydration/scripting.ts';
import { Typography } from '../typography.tsx';
import { CopyDetails } from './copy-details.tsx';

interface Props {
  readonly title: string;
  readonly reason: string;
  /** For support: a code of the failure, which 'Copy details' copies. */
  readonly code?: string;
  readonly onRetry?: () => void;
  readonly retrying?: boolean;
  /** Level of the title: 'h1' where the state replaces a whole page. */
  readonly heading?: 'h1' | 'h2';
  /** More actions, next to Retry. */
  readonly actions?: ReactNode;
}

/** An error state: what happened, why, and the available actions. Announced to screen readers. */
export const ErrorFace = ({
  title,
  reason,
  code,
  onRetry,
  retrying = false,
  heading = 'h2',
  actions,
}: Props) => (
  // Programs that look at pages read the code too.
  <Box role="alert" data-code={code} sx={{ py: 6, px: 2, maxWidth: 560, mx: 'auto', textAlign: 'center' }}>
    <Box sx={{ color: 'primary.light', mb: 1.5 }}>
      <CircleAlert size={40} strokeWidth={1.25} aria-hidden />
    </Box>
    <Typography variant="h3" component={heading} gutterBottom>
      {title}
    </Typography>
    <Typography sx={{ color: 'text.secondary' }}>{reason}</Typography>
    {(onRetry || actions) && (
      <Stack
        direction="row"
        spacing={1.5}
        useFlexGap
        sx={{ mt: 3, justifyContent: 'center', flexWrap: 'wrap' }}
      >
        {onRetry && (
          <Button
            variant="contained"
            onClick={onRetry}
            loading={retrying || null}
            startIcon={<RotateCw size={18} aria-hidden />}
            sx={NEEDS_SCRIPT}
          >
            Retry
          </Button>
        )}
        {actions}
      </Stack>
    )}
    {code && <CopyDetails code={code} />}
  </Box>
);
