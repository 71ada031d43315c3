import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { bodyLimitOf } from './body-limits.ts';

/** The body exceeds the limit of its operation; the response has this status. */
export class BodyTooLarge extends Error {
  readonly statusCode = 413;
}

/** @throws BodyTooLarge as soon as more bytes than the limit have arrived */
async function* atMost(payload: AsyncIterable<Buffer>, limit: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of payload) {
    bytes += chunk.length;
    if (bytes > limit) throw new BodyTooLarge('The body is larger than its operation takes.');
    yield chunk;
  }
}

const limitOf = ({ method, url, headers }: IncomingMessage): number => {
  const limit = bodyLimitOf(method, url);
  if (Number(headers['content-length'] ?? 0) > limit)
    throw new BodyTooLarge('The body is larger than its operation takes.');
  return limit;
};

/**
 * Reads whole bodies as raw bytes before the upstream request starts: a slow client occupies only its own connection.
 */
export const readBodiesFirst = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', async (_request: unknown, payload: IncomingMessage) => {
    const chunks: Buffer[] = [];
    for await (const chunk of atMost(payload, limitOf(payload))) chunks.push(chunk);
    return Buffer.concat(chunks);
  });
};

/** A body for forwarding, usable once: the proxy would serialize a buffer as JSON, so it becomes a stream. */
export const sendable = (body: unknown): unknown =>
  Buffer.isBuffer(body) ? Readable.from([body], { objectMode: false }) : body;

/** Streams bodies on as they arrive: uploads are too large to buffer, and have separate connections. */
export const passBodiesOn = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', async (_request: unknown, payload: IncomingMessage) =>
    Readable.from(atMost(payload, limitOf(payload)), { objectMode: false }),
  );
};
