const POWERS = 'camera=(), microphone=(), geolocation=(self), payment=*';

/** Headers of every page, in addition to its policies. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': `${POWERS}, display-capture=()`,
  // Banks open in a separate window, which must reach the page that opened it.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  // A browser asks whether its page is still right. No shared cache may give one page's nonce to many browsers.
  'cache-control': 'private, no-cache',
  vary: 'accept-encoding, host',
};

/** For a page with QA's panel, which captures pictures of its own tab with the user's permission. */
export const QA_HEADERS: Readonly<Record<string, string>> = {
  'permissions-policy': `${POWERS}, display-capture=(self)`,
};

/** For a page that depends on this browser's cookies. */
export const PERSONAL_HEADERS: Readonly<Record<string, string>> = {
  vary: 'accept-encoding, host, cookie',
};
