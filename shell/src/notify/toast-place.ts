/** The longest that a toast stays by itself, in seconds, and as it leaves. */
const STAYS_S = 4.5;
/** Above the foot of a dialog or a page's own bar, and above what the connection is told in. */
const FOOT = 'calc(148px + env(safe-area-inset-bottom))';
const OPEN_DIALOG = '.MuiDialog-root:not(.MuiModal-hidden)';

/**
 * Toasts stand at the top right (specification 2, section 2), below the header, so that they hide nobody's menu. On a
 * phone that is where a dialog has its title, so there they stand above the dialog's foot, and stay there until they
 * are gone, though the dialog closes before.
 */
export const TOAST_PLACE = {
  '.notistack-SnackbarContainer': { top: '80px !important' },
  // Wide screens have a bar with our phone and mail above the header.
  '@media (min-width: 900px)': { '.notistack-SnackbarContainer': { top: '128px !important' } },
  '@media (max-width: 599.95px)': {
    '.notistack-SnackbarContainer': { transition: `transform 0s ${STAYS_S}s !important` },
    [`body:has(> ${OPEN_DIALOG}) .notistack-SnackbarContainer`]: {
      transform: `translateY(calc(100dvh - 80px - 100% - ${FOOT}))`,
      transition: 'none !important',
    },
  },
};
