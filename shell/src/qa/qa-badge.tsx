import { Box, BRONZE, ButtonBase, INNER_FOCUS_RING, LIGHT, ON_BRONZE, SCREEN_ONLY } from '@sundara/web/core';
import { FlaskConical } from 'lucide-react';
import { SHORTCUT } from './shortcut.ts';

interface Props {
  readonly environment: string;
  /** Whether this page runs an override. */
  readonly overridden: boolean;
  readonly open: boolean;
  /** Whether the panel's code is loading. */
  readonly waiting: boolean;
  readonly onOpen: () => void;
  /** Called when a pointer or the focus comes near. */
  readonly onNear: () => void;
}

/**
 * A tab at the window's left edge, no wider than the margin that every page keeps free, so that it hides no content. On
 * phones, where that is 16 px, it is without its label.
 */
export const QaBadge = ({ environment, overridden, open, waiting, onOpen, onNear }: Props) => {
  const name = overridden ? `Releases on ${environment}, overridden here` : `Releases on ${environment}`;
  return (
    <ButtonBase
      aria-label={`${name} (${SHORTCUT})`}
      aria-keyshortcuts={SHORTCUT}
      aria-haspopup="dialog"
      aria-expanded={open}
      title={`${name} (${SHORTCUT})`}
      onClick={onOpen}
      onPointerEnter={onNear}
      onFocus={onNear}
      sx={{
        position: 'fixed',
        zIndex: 'fab',
        left: 'env(safe-area-inset-left)',
        bottom: { xs: 'calc(92px + env(safe-area-inset-bottom))', md: '16px' },
        gap: 0.75,
        width: { xs: 16, md: 24 },
        minHeight: 88,
        py: 1.5,
        borderRadius: '0 8px 8px 0',
        writingMode: 'vertical-rl',
        fontSize: '0.83rem',
        fontWeight: 600,
        lineHeight: 1,
        color: overridden ? ON_BRONZE : LIGHT.page,
        bgcolor: overridden ? BRONZE : LIGHT.text,
        border: `1px solid ${overridden ? ON_BRONZE : BRONZE}`,
        borderLeft: 0,
        // The window's edge would cut a ring outside it.
        '&:focus-visible': INNER_FOCUS_RING,
        ...SCREEN_ONLY,
      }}
    >
      <FlaskConical size={14} aria-hidden />
      <Box sx={{ display: { xs: waiting ? 'block' : 'none', md: 'block' } }}>
        {waiting ? 'Opening…' : environment}
      </Box>
    </ButtonBase>
  );
};
