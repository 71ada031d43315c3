import { styled } from '@sundara/web/core';

/** The part of the panel that scrolls, between its header and its footer. */
export const Scroller = styled('div')(({ theme }) => ({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // A focused element is not covered by the bar of buttons.
  scrollPaddingBlock: '16px 176px',
  padding: theme.spacing(0, 2),
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(0, 3) },
}));
