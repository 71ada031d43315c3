import { salonEventsAddress, succeed } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Database } from '../../../platform/database/open-database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import { ownSalon } from '../../marketplace/index.ts';
import { createEventAddresses } from './event-address.ts';
import { createEventHub, HUB_TIMES, type HubTimes } from './event-hub.ts';
import { createEventStream } from './event-stream.ts';
import { findStanding } from './salon-events.repository.ts';

interface Dependencies {
  readonly database: Database;
  /** Signs the addresses. */
  readonly tokenSecret: string;
  readonly now: () => Date;
  readonly eventTimes?: Partial<HubTimes> | undefined;
}

/** Enough for some devices with a tab or two each. */
const MOST_OF_ONE_ACCOUNT = 8;

const number = z.optional(z.coerce.number().check(z.int(), z.minimum(0)));
const querySchema = z.object({ key: z._default(z.string(), ''), after: number });
const headersSchema = z.object({ 'last-event-id': number });

/**
 * Events of the own salon's bookings: the operation returns an address at which an EventSource can listen without a
 * header, and `GET /api/salon/events?key=` is that stream (`salonEventSchema`). It resumes after the number in
 * Last-Event-ID or `after`, lives ten minutes, and ends with the session; any invalid key gets 404.
 */
export const salonEventRoutes = (
  app: FastifyInstance,
  { database: { db }, tokenSecret, now, eventTimes }: Dependencies,
): void => {
  const addresses = createEventAddresses(tokenSecret);
  const hub = createEventHub({
    db,
    now,
    times: { ...HUB_TIMES, ...eventTimes },
    report: (error) => app.log.error({ err: error }, 'asking for news of bookings failed'),
  });
  // Before the server waits for its connections, because these would not end on their own.
  app.addHook('preClose', async () => hub.close());

  registerOperation(app, salonEventsAddress, async ({ account }) => {
    const salon = await ownSalon(db, account.id);
    const right = { accountId: account.id, sessionId: account.sessionId, salonId: salon.id };
    return succeed('Address', { url: await addresses.pathOf(right, now()) });
  });

  app.get('/api/salon/events', { schema: { hide: true }, exposeHeadRoute: false }, async (request, reply) => {
    reply.header('cache-control', 'no-store, no-transform');
    const query = querySchema.safeParse(request.query);
    if (!query.success) throw new ApiError('VALIDATION_FAILED', { message: 'After must be a whole number.' });
    const { key, after } = query.data;
    const right = await addresses.read(key, now());
    const standing = right && (await findStanding(db, [right], new Date()));
    if (!right || !standing?.has(right))
      throw new ApiError('NOT_FOUND', {
        message: 'This address does not work any more.',
        ...(right && { event: 'session_use_after_expire' }),
      });
    if (hub.countOf(right.accountId) >= MOST_OF_ONE_ACCOUNT)
      throw new ApiError('RATE_LIMITED', {
        message: 'This account listens in too many places already.',
        retryAfter: 60,
      });
    const heard = headersSchema.safeParse(request.headers).data?.['last-event-id'];
    let leave = () => {};
    const stream = createEventStream(() => leave());
    stream.beat();
    leave = await hub.join({ ...right, ...stream }, heard ?? after);
    if (stream.body.destroyed) leave();
    return (
      reply
        .type('text/event-stream; charset=utf-8')
        // No proxy may buffer it, and closing the server must not wait for the connection.
        .header('x-accel-buffering', 'no')
        .header('connection', 'close')
        .send(stream.body)
    );
  });
};
