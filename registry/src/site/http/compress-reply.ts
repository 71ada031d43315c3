import type { IncomingHttpHeaders } from 'node:http';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { type Encoding, preferredEncoding } from '@sundara/node/content-encoding';

const TEXT = /^(application\/(json|javascript|manifest\+json)|image\/svg\+xml|text\/(?!event-stream))/;
/** In bytes; below this, compression costs more than it saves. */
const WORTH_COMPRESSING = 1024;
const BROTLI_QUALITY = 4;

type Headers = Readonly<Record<string, unknown>>;

/** The encoding for an upstream response: only long text that isn't compressed yet is compressed. */
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

/** A strong entity tag identifies bytes; compressed content needs a weak one, which identifies the meaning. */
export const weakTag = (tag: string): string => (tag.startsWith('W/') ? tag : `W/${tag}`);
