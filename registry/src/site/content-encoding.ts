import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Level 5 of 11 takes about a millisecond for a page and is within a tenth of the smallest. */
const BROTLI_QUALITY = 5;

/** What a client accepts best of brotli and gzip, as Accept-Encoding says; undefined for neither. */
export const preferredEncoding = (header: string | undefined): Encoding | undefined => {
  const accepted = new Map(
    (header ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return [name, quality === undefined ? 1 : Number(quality) || 0] as const;
    }),
  );
  const qualityOf = (name: Encoding) => accepted.get(name) ?? accepted.get('*') ?? 0;
  if (qualityOf('br') > 0 && qualityOf('br') >= qualityOf('gzip')) return 'br';
  return qualityOf('gzip') > 0 ? 'gzip' : undefined;
};

/** Compresses a text that is made for one answer. */
export const compressText = (text: string, encoding: Encoding | undefined): Promise<Buffer> | Buffer => {
  const content = Buffer.from(text);
  if (encoding === 'br')
    return brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
  return encoding === 'gzip' ? zip(content) : content;
};
