import { AREA_BAR_HEIGHT } from '../layout/header/area-bar.ts';

/** How long a toast is visible at most, its exit animation included, in seconds. */
const STAYS_S = 4.5;
/** Clears the bottom bar of a dialog or a page, and the connection message above it. */
const FOOT = 'calc(148px + env(safe-area-inset-bottom))';
const OPEN_DIALOG = '.MuiDialog-root:not(.MuiModal-hidden)';
const TOASTS = '.notistack-SnackbarContainer';
/** Toasts while something can be undone. */
const BELOW_OFFER = `body:has([data-undo]:not([hidden])) ${TOASTS}`;

/** Marks an area of tools, whose header is one low bar. */
export const AREA_MARK = 'data-area';

/**
 * Messages are at the top right (specification 2, section 2), below the header, so that they hide no menu: toasts, and
 * the offers to undo something, which remotes show by the same `--messages-top` with toasts below them. On a phone a
 * dialog's title is there, so toasts are above the dialog's bottom bar instead, and stay there until they are gone,
 * even if the dialog closes first.
 */
export const TOAST_PLACE = {
  ':root': { '--messages-top': '80px' },
  [TOASTS]: { top: 'var(--messages-top) !important' },
  [BELOW_OFFER]: { marginTop: '72px' },
  // Wide screens have a bar with our phone number and e-mail above the header, except in areas.
  '@media (min-width: 900px)': {
    ':root': { '--messages-top': '128px' },
    [`:root:has([${AREA_MARK}])`]: { '--messages-top': `${AREA_BAR_HEIGHT + 12}px` },
  },
  '@media (max-width: 599.95px)': {
    // There the offer takes up to four lines.
    [BELOW_OFFER]: { marginTop: '124px' },
    [TOASTS]: { transition: `transform 0s ${STAYS_S}s !important` },
    [`body:has(> ${OPEN_DIALOG}) ${TOASTS}`]: {
      transform: `translateY(calc(100dvh - 80px - 100% - ${FOOT}))`,
      transition: 'none !important',
    },
  },
};
