/** How long a toast is visible at most, its exit animation included, in seconds. */
const STAYS_S = 4.5;
/** Clears the bottom bar of a dialog or a page, and the connection message above it. */
const FOOT = 'calc(148px + env(safe-area-inset-bottom))';
const OPEN_DIALOG = '.MuiDialog-root:not(.MuiModal-hidden)';

/**
 * Toasts are at the top right (specification 2, section 2), below the header, so that they hide no menu. On a phone a
 * dialog's title is there, so they are above the dialog's bottom bar instead, and stay there until they are gone, even
 * if the dialog closes first.
 */
export const TOAST_PLACE = {
  '.notistack-SnackbarContainer': { top: '80px !important' },
  // Wide screens have a bar with our phone number and e-mail above the header.
  '@media (min-width: 900px)': { '.notistack-SnackbarContainer': { top: '128px !important' } },
  '@media (max-width: 599.95px)': {
    '.notistack-SnackbarContainer': { transition: `transform 0s ${STAYS_S}s !important` },
    [`body:has(> ${OPEN_DIALOG}) .notistack-SnackbarContainer`]: {
      transform: `translateY(calc(100dvh - 80px - 100% - ${FOOT}))`,
      transition: 'none !important',
    },
  },
};
