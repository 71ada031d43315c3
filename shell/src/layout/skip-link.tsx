import { styled } from '@sundara/web/core';

/** The id of the page's main element; the skip link and the focus after a navigation go there. */
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

/** First in the tab order: skips the header. */
export const SkipLink = () => <Skip href={`#${MAIN_ID}`}>Skip to the page</Skip>;
