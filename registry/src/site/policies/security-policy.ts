import { createHash } from 'node:crypto';
import { REPORT_TO } from './report-to.ts';

/** The participants of a page other than the site itself. */
export interface Participants {
  readonly checkoutScriptUrl: string;
  /** Origin that serves the files of releases; empty for the origin of the pages. */
  readonly assetsUrl: string;
  /** Development servers, 'http://localhost:4001'. */
  readonly servers: readonly string[];
  /** Texts of the style elements in the page's HTML. */
  readonly styles: readonly string[];
}

const sourceOf = (style: string): string => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** The origins that a payment needs; none when the checkout script is on this site. */
const paymentSources = (checkoutScriptUrl: string): readonly string[] => {
  if (!URL.canParse(checkoutScriptUrl)) return [];
  const { origin, hostname } = new URL(checkoutScriptUrl);
  const [, domain] = /(?:^|\.)([^.]+\.[^.]+)$/.exec(hostname) ?? [];
  // The gateway's frame, API and pictures come from sibling hosts of the script's host.
  return domain ? [origin, `https://*.${domain}`] : [origin];
};

/**
 * The page's Content-Security-Policy: only scripts with this response's nonce run, and scripts that those load. No
 * inline script without the nonce, no inline style but those of the HTML, by their hashes, and those that scripts add
 * with the nonce; no eval, no frame around the page.
 */
export const securityPolicy = (
  nonce: string,
  { checkoutScriptUrl, assetsUrl, servers, styles }: Participants,
): string => {
  const payment = paymentSources(checkoutScriptUrl);
  const files = [...(assetsUrl ? [assetsUrl] : []), ...servers];
  // A development server reports changes over a socket.
  const sockets = servers.map((server) => server.replace(/^http/, 'ws'));
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
    'style-src': ["'self'", `'nonce-${nonce}'`, ...styles.map(sourceOf), ...files],
    'img-src': ["'self'", 'data:', ...files, ...payment],
    'font-src': ["'self'", ...files],
    'connect-src': ["'self'", ...files, ...sockets, ...payment],
    'frame-src': ["'self'", ...payment],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...REPORT_TO,
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
};
