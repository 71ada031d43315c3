import type { IncomingHttpHeaders } from 'node:http';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { type Encoding, preferredEncoding } from './content-encoding.ts';

const TEXT = /^(application\/(json|javascript|manifest\+json)|image\/svg\+xml|text\/(?!event-stream))/;
/** Below this the work costs more than it saves. */
const WORTH_COMPRESSING = 1024;
const BROTLI_QUALITY = 4;

type Headers = Readonly<Record<string, unknown>>;

/** How an answer of a server behind should go out: compressed only where it is long text that nobody has packed. */
export const encodingOfReply = (asked: IncomingHttpHeaders, answered: Headers): Encoding | undefined => {
  const { 'content-encoding': packed, 'content-type': type, 'content-length': length } = answered;
  const isText = typeof type === 'string' && TEXT.test(type);
  const isShort = length !== undefined && Number(length) < WORTH_COMPRESSING;
  return isText && !isShort && packed === undefined
    ? preferredEncoding(asked['accept-encoding']?.toString())
    : undefined;
};

export const compressor = (encoding: Encoding) =>
  encoding === 'br'
    ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
    : createGzip();

/** An entity tag names bytes; of packed ones it can only say that they mean the same. */
export const weakTag = (tag: string): string => (tag.startsWith('W/') ? tag : `W/${tag}`);
