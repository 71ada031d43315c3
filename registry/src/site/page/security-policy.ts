/** Who else takes part in a payment; nobody when the checkout script is of this site. */
const paymentSources = (checkoutScriptUrl: string): readonly string[] => {
  if (!URL.canParse(checkoutScriptUrl)) return [];
  const { origin, hostname } = new URL(checkoutScriptUrl);
  const [, domain] = /(?:^|\.)([^.]+\.[^.]+)$/.exec(hostname) ?? [];
  // The gateway's frame, its API and its pictures come from sibling hosts of the script's.
  return domain ? [origin, `https://*.${domain}`] : [origin];
};

/**
 * The page's Content-Security-Policy: only scripts that carry this answer's nonce run, and what those load.
 * No inline script or style without the nonce, no eval, no frame around the page.
 */
export const securityPolicy = (nonce: string, checkoutScriptUrl: string): string => {
  const payment = paymentSources(checkoutScriptUrl);
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'img-src': ["'self'", 'data:', ...payment],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...payment],
    'frame-src': ["'self'", ...payment],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
};

/** Headers of every page beside its policy. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=*',
  // Banks open in a window of their own, which answers to the page.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cache-control': 'no-cache',
  vary: 'accept-encoding, host',
};
