import type { Operation } from '@sundara/contracts/api';
import type { FastifyReply } from 'fastify';
import { cacheBriefly } from '../http/micro-cache.ts';
import type { Call, Handler, Reply } from '../http/register-operation.ts';
import type { ReadCache } from './read-cache.ts';

type PublicRead = Operation & { readonly method: 'GET'; readonly access: 'public' };

/** All that a kept answer may depend on, beside the catalogue and the day: not who asks, not what is booked. */
export type Asked<O extends Operation> = Pick<Call<O>, 'params' | 'query'>;

/**
 * A handler whose answers are kept until the catalogue changes, and which tells a browser that has the answer
 * already so (ETag, 304). Not for answers that depend on bookings.
 * @param produce makes the answer from the catalogue; what it throws is not kept
 * @param canonical the one way of asking among those that mean the same; `produce` gets that one only
 * @example registerOperation(app, listSublocalities, cachedRead(reads, listSublocalities, async () => ...));
 */
export const cachedRead =
  <const O extends PublicRead>(
    reads: ReadCache,
    operation: O,
    produce: (asked: Asked<O>) => Promise<Reply<O>>,
    canonical: (asked: Asked<O>) => Asked<O> = (asked) => asked,
  ): Handler<O> =>
  async ({ params, query, request, reply }) => {
    const asked = canonical({ params, query });
    const { body, etag } = await reads.read(questionOf(operation.name, asked), async () =>
      serialized(reply, await produce(asked)),
    );
    cacheBriefly(reply);
    if (etag) reply.header('etag', etag);
    if (etag && isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(body);
  };

/** As the contract shapes it, by the route's own writer. */
const serialized = (reply: FastifyReply, answer: unknown): string => String(reply.serialize(answer));

/** The same text for the same question, in whatever order its parts were asked. */
const questionOf = (name: string, { params, query }: { params: unknown; query: unknown }): string =>
  JSON.stringify([name, ...[params, query].map(entriesOf)]);

const entriesOf = (part: unknown): unknown =>
  Object.entries(part ?? {})
    .filter(([, value]) => value !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));

/** Whether the browser's tags name these bytes; a proxy that packs answers makes the tags weak. */
const isKnown = (tags: string | undefined, etag: string): boolean =>
  tags?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;
