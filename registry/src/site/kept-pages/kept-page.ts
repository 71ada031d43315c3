import { createHash } from 'node:crypto';
import { compressText, type Encoding } from '@sundara/node/content-encoding';
import { brotliForm } from './brotli-form.ts';
import { fillGaps, gapsAt } from './gaps.ts';
import { fillGzip, gzipForm } from './gzip-form.ts';
import { newNonce } from './nonce.ts';

/** A page as it is made for one nonce, which stands in its HTML and in the headers that go with it. */
export interface MadePage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A page of which only the nonce is open. */
export interface KeptPage {
  /** A weak tag: two responses with it differ in their nonces only. */
  readonly etag: string;
  /** What it takes of memory at most, in bytes. */
  readonly size: number;
  readonly headers: (nonce: string) => Readonly<Record<string, string>>;
  readonly body: (encoding: Encoding | undefined, nonce: string) => Buffer | Promise<Buffer>;
}

const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

/** Makes a page, which is compressed when it is first sent in an encoding. */
export const keptPage = (make: (nonce: string) => MadePage): KeptPage => {
  const placeholder = newNonce();
  const { html, headers } = make(placeholder);
  const page = gapsAt(Buffer.from(html), placeholder);
  const without = (text: string) => text.replaceAll(placeholder, '');
  const named = createHash('sha256')
    .update(without(html))
    .update(without(JSON.stringify(headers)));
  const entries = Object.entries(headers);
  const fixed = Object.fromEntries(entries.filter(([, value]) => !value.includes(placeholder)));
  const open = entries.filter(([, value]) => value.includes(placeholder));
  const brotli = once(() => brotliForm(page));
  const gzip = once(() => gzipForm(page));
  return {
    etag: `W/"${named.digest('base64url').slice(0, 22)}"`,
    // The compressed forms together are shorter than the page.
    size: 2 * page.bytes.length,
    headers: (nonce) => {
      const filled = open.map(([name, value]) => [name, value.replaceAll(placeholder, nonce)]);
      return { ...fixed, ...Object.fromEntries(filled) };
    },
    body: async (encoding, nonce) => {
      if (encoding === undefined) return fillGaps(page, nonce);
      if (encoding === 'gzip') return fillGzip(await gzip(), page, nonce);
      const form = await brotli();
      return form ? fillGaps(form, nonce) : compressText(fillGaps(page, nonce), encoding);
    },
  };
};
