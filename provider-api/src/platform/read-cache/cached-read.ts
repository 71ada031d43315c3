import type { Operation } from '@sundara/contracts/api';
import { preferredEncoding } from '@sundara/node/content-encoding';
import type { FastifyReply } from 'fastify';
import type { DatabaseHandle } from '../database/database-handle.ts';
import { cacheBriefly } from '../http/micro-cache.ts';
import type { Call, Handler, Reply } from '../http/register-operation.ts';
import type { ReadCache } from './read-cache.ts';

/** In bytes; below this, compression costs more than it saves. */
const WORTH_COMPRESSING = 1024;

type PublicRead = Operation & { readonly method: 'GET'; readonly access: 'public' };

/** All that a cached response may depend on besides the catalogue and the day: not the caller, not the bookings. */
export type Asked<O extends Operation> = Pick<Call<O>, 'params' | 'query'>;

/**
 * A handler whose responses are cached until the catalogue changes; a browser that already has the response gets
 * a 304 (ETag). They are compressed here, once, and not on their way. Not for responses that depend on bookings.
 * @param produce makes the response from the catalogue in the given database; its errors are not cached
 * @param canonical maps requests that mean the same to one form; `produce` gets only that form
 * @example registerOperation(app, listSublocalities, cachedRead(reads, listSublocalities, async (_, db) => ...));
 */
export const cachedRead =
  <const O extends PublicRead>(
    reads: ReadCache,
    operation: O,
    produce: (asked: Asked<O>, db: DatabaseHandle) => Promise<Reply<O>>,
    canonical: (asked: Asked<O>) => Asked<O> = (asked) => asked,
  ): Handler<O> =>
  async ({ params, query, request, reply }) => {
    const asked = canonical({ params, query });
    const { body, etag, packed } = await reads.read(questionOf(operation.name, asked), async (db) =>
      serialized(reply, await produce(asked, db)),
    );
    cacheBriefly(reply);
    reply.header('vary', 'accept-encoding');
    if (etag) reply.header('etag', etag);
    if (etag && isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
    reply.type('application/json; charset=utf-8');
    const isWorthIt = packed && body.length >= WORTH_COMPRESSING;
    const encoding = isWorthIt ? preferredEncoding(request.headers['accept-encoding']) : undefined;
    if (!packed || !encoding) return reply.send(body);
    // A strong tag would say that these are the bytes of the plain answer.
    reply.headers({ 'content-encoding': encoding, etag: `W/${etag}` });
    return reply.send(await packed(encoding));
  };

/** The response as JSON, shaped by the contract through the route's own serializer. */
const serialized = (reply: FastifyReply, answer: unknown): string => String(reply.serialize(answer));

/** The same text for the same request, whatever the order of its parameters. */
const questionOf = (name: string, { params, query }: { params: unknown; query: unknown }): string =>
  JSON.stringify([name, ...[params, query].map(entriesOf)]);

const entriesOf = (part: unknown): unknown =>
  Object.entries(part ?? {})
    .filter(([, value]) => value !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));

/** Whether the browser's tags include this one; compressed responses have weak ones. */
const isKnown = (tags: string | undefined, etag: string): boolean =>
  tags?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;
