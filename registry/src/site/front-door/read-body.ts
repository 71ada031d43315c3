import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { bodyLimitOf } from './body-limits.ts';

/** More than its operation takes: the status is its answer's. */
export class BodyTooLarge extends Error {
  readonly statusCode = 413;
}

/** @throws BodyTooLarge as soon as more came than there may be */
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
 * Reads bodies whole, as the bytes that they are, before anything behind is asked: a client that sends slowly holds
 * nothing but its own connection.
 */
export const readBodiesFirst = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', async (_request: unknown, payload: IncomingMessage) => {
    const chunks: Buffer[] = [];
    for await (const chunk of atMost(payload, limitOf(payload))) chunks.push(chunk);
    return Buffer.concat(chunks);
  });
};

/** A body as it can be sent on, once: what is no stream would be written as JSON once more. */
export const sendable = (body: unknown): unknown =>
  Buffer.isBuffer(body) ? Readable.from([body], { objectMode: false }) : body;

/** Hands bodies on as they come: those of uploads are too large to be kept, and have connections of their own. */
export const passBodiesOn = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', async (_request: unknown, payload: IncomingMessage) =>
    Readable.from(atMost(payload, limitOf(payload)), { objectMode: false }),
  );
};
