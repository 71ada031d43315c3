import { Box, styled } from '@sundara/web/core';

/** The place of suggestions: below the bar over the page, or in the modal as its page. */
export const Popup = styled(Box, { shouldForwardProp: (name) => name !== 'inModal' })<{ inModal: boolean }>(
  ({ theme, inModal }) =>
    inModal
      ? { marginTop: theme.spacing(1), marginInline: theme.spacing(-1) }
      : {
          position: 'absolute',
          zIndex: 1,
          top: 'calc(100% + 10px)',
          left: '50%',
          width: 'max(100%, 28rem)',
          transform: 'translateX(-50%)',
          maxHeight: 'min(36rem, calc(100dvh - 140px))',
          overflowY: 'auto',
          overscrollBehavior: 'contain',
          background: theme.vars?.palette.background.paper,
          border: `1px solid ${theme.vars?.palette.divider}`,
          borderRadius: 16,
          boxShadow: '0 24px 48px rgb(42 28 20 / 14%)',
        },
);

/** A secondary line of the popup. */
export const Remark = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 44,
  padding: theme.spacing(1, 2.5),
  color: theme.vars?.palette.text.secondary,
  overflowWrap: 'anywhere',
}));
