import { Global } from '@emotion/react';
import { MAIN_ID } from '../layout/skip-link.tsx';

/** The space of the badge on phones, from the bottom: 92 px offset, 44 px height, and a margin. */
const ROOM = { paddingBottom: 'calc(148px + env(safe-area-inset-bottom))' };
const FRAME = `:has(> #${MAIN_ID})`;

/**
 * Lets every page scroll past the badge, which covers its end on phones: padding in the page, or in its footer if it
 * has one.
 */
const STYLES = {
  '@media screen and (max-width: 899.95px)': {
    [`${FRAME}:not(:has(+ footer)) > #${MAIN_ID}`]: ROOM,
    [`${FRAME} + footer`]: ROOM,
  },
};

export const PageEndRoom = () => <Global styles={STYLES} />;
