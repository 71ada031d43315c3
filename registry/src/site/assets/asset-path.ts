import { RECORD_FILE } from '../../core/release-name.ts';

/** Below '/assets': 'shell/1.0.0/main.js', 'remotes/booking/1.4.2/c/pay.js'. No segment starts with a dot. */
const STORED = /^(shell|remotes\/[a-z][a-z0-9-]*)\/\d[\w.+-]*(\/[\w@+-][\w@+.-]*)+$/;
/** Compressed forms have no address of their own, server bundles aren't for browsers, and the record is no build's file. */
const HIDDEN = new RegExp(`\\.(br|gz|cjs)$|/${RECORD_FILE.replace('.', '\\.')}$`);

/**
 * Whether a path of the file store may be read by browsers. Source maps reveal the sources, so only their developers
 * may read them.
 */
export const isServed = (path: string, showsSources: boolean): boolean =>
  STORED.test(path) && !HIDDEN.test(path) && (showsSources || !path.endsWith('.map'));

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  html: 'text/html; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  webmanifest: 'application/manifest+json',
};

/** The Content-Type of a file by the ending of its name. */
export const typeOf = (path: string): string =>
  TYPES[path.slice(path.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream';
