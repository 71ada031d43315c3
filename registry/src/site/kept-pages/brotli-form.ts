import { promisify } from 'node:util';
import { brotliDecompress, constants, createBrotliCompress } from 'node:zlib';
import { fillGaps, type Gapped, gapsAt, partsBetween } from './gaps.ts';
import { NONCE_LENGTH, newNonce, otherNonce } from './nonce.ts';

const open = promisify(brotliDecompress);
/** Level 5 of 11 takes about a millisecond per page and comes within 10 % of the smallest size. */
const QUALITY = 5;
/** One of fifty fails at most. */
const TRIES = 5;

/** Compresses the parts with the nonce between them, each in blocks of its own. */
const compress = async (parts: readonly Buffer[], nonce: string): Promise<Buffer> => {
  const encoder = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  const flush = () => new Promise<void>((done) => encoder.flush(constants.BROTLI_OPERATION_FLUSH, done));
  const written = async () => {
    for (const [index, part] of parts.entries()) {
      if (index > 0) {
        await flush();
        encoder.write(nonce);
        await flush();
      }
      encoder.write(part);
    }
    encoder.end();
  };
  const [chunks] = await Promise.all([encoder.toArray(), written()]);
  return Buffer.concat(chunks);
};

/**
 * A page compressed with brotli, in which any nonce can be written over the gaps. An encoder stores random characters
 * as they are if they are a block of their own; the constant '==' at the end leaves what follows the same context. It
 * may do otherwise, so each form is proved: with a nonce of other characters it must open to the page with that nonce.
 * Undefined when no try succeeds.
 */
export const brotliForm = async (page: Gapped): Promise<Gapped | undefined> => {
  const parts = partsBetween(page, NONCE_LENGTH);
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const nonce = newNonce();
    const form = gapsAt(await compress(parts, nonce), nonce);
    const other = otherNonce(nonce);
    const opened = await open(fillGaps(form, other)).catch(() => undefined);
    if (opened?.equals(fillGaps(page, other))) return form;
  }
  return undefined;
};
