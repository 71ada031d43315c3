import { styled } from '@sundara/web/core';

/** The element that holds the page; the skip link and the focus after a navigation lead there. */
export const MAIN_ID = 'main';

const Skip = styled('a')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.tooltip,
  top: 8,
  left: 8,
  padding: '12px 20px',
  borderRadius: 999,
  fontWeight: 600,
  textDecoration: 'none',
  color: theme.vars?.palette.primary.contrastText,
  background: theme.vars?.palette.primary.main,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
}));

/** First in the tab order: past the header, to the page. */
export const SkipLink = () => <Skip href={`#${MAIN_ID}`}>Skip to the page</Skip>;
