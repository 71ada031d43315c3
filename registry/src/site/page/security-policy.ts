import { REPORT_TO } from './report-to.ts';

/** Who takes part in a page beside the site itself. */
export interface Participants {
  readonly checkoutScriptUrl: string;
  /** Origin that serves the files of releases; empty for the pages' own. */
  readonly assetsUrl: string;
  /** Servers of developers, 'http://localhost:4001'. */
  readonly servers: readonly string[];
}

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
export const securityPolicy = (
  nonce: string,
  { checkoutScriptUrl, assetsUrl, servers }: Participants,
): string => {
  const payment = paymentSources(checkoutScriptUrl);
  const files = [...(assetsUrl ? [assetsUrl] : []), ...servers];
  // A development server tells of changes over a socket.
  const sockets = servers.map((server) => server.replace(/^http/, 'ws'));
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
    'style-src': ["'self'", `'nonce-${nonce}'`, ...files],
    'img-src': ["'self'", 'data:', ...files, ...payment],
    'font-src': ["'self'", ...files],
    'connect-src': ["'self'", ...files, ...sockets, ...payment],
    'frame-src': ["'self'", ...payment],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...REPORT_TO,
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
};
