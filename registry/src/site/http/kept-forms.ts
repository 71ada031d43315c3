import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, preferredEncoding } from './content-encoding.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** The smallest: it is compressed once and sent many times. */
const BROTLI_QUALITY = 11;

/** A text as it is and in each encoding, made once. */
export interface Forms {
  readonly plain: Buffer;
  readonly packed: Readonly<Record<Encoding, Promise<Buffer>>>;
}

/** Begins to compress a text that is sent often. */
export const keepForms = (plain: Buffer): Forms => ({
  plain,
  packed: {
    br: brotli(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
    gzip: zip(plain, { level: constants.Z_BEST_COMPRESSION }),
  },
});

/** Sends the form that the browser accepts. */
export const sendForm = async (
  { headers }: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  { plain, packed }: Forms,
): Promise<FastifyReply> => {
  const encoding = preferredEncoding(headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(encoding ? await packed[encoding] : plain);
};
