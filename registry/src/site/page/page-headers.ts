const POWERS = 'camera=(), microphone=(), geolocation=(self), payment=*';

/** Headers of every page beside its policies. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': `${POWERS}, display-capture=()`,
  // Banks open in a window of their own, which answers to the page.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cache-control': 'no-cache',
  vary: 'accept-encoding, host',
};

/** Of a page that QA's panel is in, which takes pictures of its own tab when a person allows it. */
export const QA_HEADERS: Readonly<Record<string, string>> = {
  'permissions-policy': `${POWERS}, display-capture=(self)`,
};

/** Of a page that depends on what this browser keeps: no cache between may give it to another. */
export const PERSONAL_HEADERS: Readonly<Record<string, string>> = {
  'cache-control': 'private, no-cache',
  vary: 'accept-encoding, host, cookie',
};
