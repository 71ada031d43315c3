const POWERS = 'camera=(), microphone=(), geolocation=(self), payment=*';

/** Headers of every page, in addition to its policies. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': `${POWERS}, display-capture=()`,
  // Banks open in a separate window, which must reach the page that opened it.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cache-control': 'no-cache',
  vary: 'accept-encoding, host',
};

/** For a page with QA's panel, which captures pictures of its own tab with the user's permission. */
export const QA_HEADERS: Readonly<Record<string, string>> = {
  'permissions-policy': `${POWERS}, display-capture=(self)`,
};

/** For a page that depends on this browser's cookies: no shared cache may serve it to another browser. */
export const PERSONAL_HEADERS: Readonly<Record<string, string>> = {
  'cache-control': 'private, no-cache',
  vary: 'accept-encoding, host, cookie',
};
