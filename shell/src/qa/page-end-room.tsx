import { Global } from '@emotion/react';
import { MAIN_ID } from '../layout/skip-link.tsx';

/** The badge on phones, from the bottom: 92 px up, 44 px tall, and a little air. */
const ROOM = { paddingBottom: 'calc(148px + env(safe-area-inset-bottom))' };
const FRAME = `:has(> #${MAIN_ID})`;

/** Lets the end of every page be scrolled past the badge, which lies over it on phones: in the page, else in its footer. */
const STYLES = {
  '@media screen and (max-width: 899.95px)': {
    [`${FRAME}:not(:has(+ footer)) > #${MAIN_ID}`]: ROOM,
    [`${FRAME} + footer`]: ROOM,
  },
};

export const PageEndRoom = () => <Global styles={STYLES} />;
