import { Box, styled } from '@sundara/web/core';

/** The panel that a header button opens: below it on wide screens, full width on narrow ones. */
export const MenuPanel = styled(Box)(({ theme }) => ({
  position: 'absolute',
  zIndex: 1,
  top: '100%',
  right: 0,
  left: 0,
  maxHeight: 'calc(100dvh - 64px)',
  overflowY: 'auto',
  padding: theme.spacing(1),
  background: theme.vars?.palette.background.paper,
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: '0 0 16px 16px',
  boxShadow: '0 24px 48px rgb(42 28 20 / 14%)',
  animation: 'sundara-menu 180ms ease-out',
  '@keyframes sundara-menu': { from: { opacity: 0, transform: 'translateY(-6px)' } },
  [theme.breakpoints.up('md')]: {
    top: 'calc(100% - 4px)',
    left: 'auto',
    right: theme.spacing(3),
    minWidth: 264,
    maxWidth: 384,
    borderRadius: 16,
  },
})) as typeof Box;
