/** How long a toast is visible at most, its exit animation included, in seconds. */
const STAYS_S = 4.5;
const TOASTS = '.notistack-SnackbarContainer';
const IN_DIALOG = `body:has(> .MuiDialog-root:not(.MuiModal-hidden)) ${TOASTS}`;
/** Toasts while something can be undone, as remotes offered it at the top until November 2026. */
const BELOW_OFFER = `body:has([data-undo]:not([hidden])) ${TOASTS}`;
/** The close button of a dialog that fills the phone, and the space beside it. */
const CLOSE_PX = 56;
/** From below the header to the window's upper edge. */
const TO_THE_EDGE = 'calc(8px - var(--messages-top))';

/** Marks an area of tools, whose header is one low bar. */
export const AREA_MARK = 'data-area';

/**
 * Toasts are at the top right (specification 2, section 2), below the header, so that they hide no menu. While a dialog
 * is open the header is out of use and toasts are at the window's upper edge: over the title of a dialog that fills a
 * phone, beside its close button, and never over a field or a button. They stay there until they are gone, even if the
 * dialog closes first.
 */
export const TOAST_PLACE = {
  ':root': { '--messages-top': '80px' },
  [TOASTS]: {
    top: 'var(--messages-top) !important',
    transition: `transform 0s ${STAYS_S}s, max-width 0s ${STAYS_S}s !important`,
  },
  [BELOW_OFFER]: { marginTop: '72px' },
  [IN_DIALOG]: { transform: `translateY(${TO_THE_EDGE})`, transition: 'none !important' },
  // Wide screens have a bar with our phone number and e-mail above the header, except in areas.
  '@media (min-width: 900px)': {
    ':root': { '--messages-top': '128px' },
    [`:root:has([${AREA_MARK}])`]: { '--messages-top': '72px' },
  },
  '@media (max-width: 599.95px)': {
    // There the offer takes up to four lines.
    [BELOW_OFFER]: { marginTop: '124px' },
    [IN_DIALOG]: {
      maxWidth: `calc(100% - 32px - ${CLOSE_PX - 16}px) !important`,
      transform: `translate(-${CLOSE_PX - 16}px, ${TO_THE_EDGE})`,
    },
  },
};
