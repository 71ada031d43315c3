import { Box, BRONZE, ButtonBase, LIGHT, ON_BRONZE } from '@sundara/web/core';
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
 * Fixed at the bottom left; on phones above the space of a page's own bar, so that it hides no price and no 'Book Now',
 * and without its label, so that it hides little else.
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
        left: 'calc(12px + env(safe-area-inset-left))',
        bottom: { xs: 'calc(92px + env(safe-area-inset-bottom))', md: '16px' },
        gap: 0.75,
        minWidth: 44,
        minHeight: 44,
        px: { xs: waiting ? 1.5 : 0, md: 1.5 },
        borderRadius: 999,
        fontSize: '0.83rem',
        fontWeight: 600,
        color: overridden ? ON_BRONZE : LIGHT.page,
        bgcolor: overridden ? BRONZE : LIGHT.text,
        border: `1px solid ${overridden ? ON_BRONZE : BRONZE}`,
        boxShadow: '0 8px 24px rgb(42 28 20 / 24%)',
        '@media print': { display: 'none' },
      }}
    >
      <FlaskConical size={18} aria-hidden />
      {waiting ? 'Opening…' : <Box sx={{ display: { xs: 'none', md: 'block' } }}>{environment}</Box>}
    </ButtonBase>
  );
};
