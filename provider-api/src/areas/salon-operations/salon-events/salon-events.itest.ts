import assert from 'node:assert/strict';
import { after, afterEach, before, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { addMinutes, instantAt } from '@sundara/contracts';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { buildApp } from '../../../app/build-app.ts';
import type { Database } from '../../../platform/database/open-database.ts';
import { forEachDatabase } from '../../../testing/for-each-database.ts';
import {
  makeCustomer,
  makeSalon,
  putVisit,
  type TestCustomer,
  type TestSalon,
} from '../../../testing/payments/booking-bench.ts';
import { testSettings } from '../../../testing/test-settings.ts';
import { bookings } from '../../booking/bookings/bookings.tables.ts';
import { salons } from '../../marketplace/salons/salons.tables.ts';
import { type Listening, listen } from './testing/listen.ts';

const NOON = instantAt('2026-11-23', '12:00');
const urlSchema = z.object({ url: z.string() });
const codeOf = async (reply: Response) => z.object({ code: z.string() }).parse(await reply.json()).code;
/** Several poll rounds of the hub. */
const A_WHILE_MS = 150;

forEachDatabase((kind, open) => {
  let database: Database;
  let app: FastifyInstance;
  let origin: string;
  let customer: TestCustomer;
  let now: Date;
  const opened: Listening[] = [];
  const start = async (times: object = {}) => {
    const built = await buildApp({
      ...{ settings: testSettings(), database, does: [], checkReplies: true },
      now: () => now,
      eventTimes: { pollMs: 20, checkMs: 40, ...times },
    });
    return { built, address: await built.listen({ host: '127.0.0.1', port: 0 }) };
  };
  before(async () => {
    now = NOON;
    database = await open();
    customer = await makeCustomer(database);
    const { built, address } = await start();
    [app, origin] = [built, address];
  });
  afterEach(() => {
    now = NOON;
    for (const { stop } of opened.splice(0)) stop();
  });
  after(() => app.close());

  const ownerOf = async (salon: TestSalon): Promise<TestCustomer> => {
    const owner = await makeCustomer(database, 'salon');
    await database.db.update(salons).set({ ownerId: owner.id }).where(eq(salons.id, salon.id));
    return owner;
  };
  const owned = async () => {
    const salon = await makeSalon(database, 9);
    return { salon, owner: await ownerOf(salon) };
  };
  const addressFor = async ({ token }: TestCustomer, at = origin): Promise<string> => {
    const headers = { authorization: `Bearer ${token}` };
    const reply = await fetch(`${at}/api/salon/events/address`, { headers });
    return `${at}${urlSchema.parse(await reply.json()).url}`;
  };
  const tuned = async (url: string, headers?: Record<string, string>) => {
    const line = await listen(url, headers);
    opened.push(line);
    return line;
  };
  let hours = 0;
  /** Booked long ago, so that no stream counts it among what its page may have missed. */
  const book = (salon: TestSalon, at = addMinutes(NOON, -60)) => {
    hours += 2;
    const visit = addMinutes(NOON, hours * 60);
    return putVisit(database, salon, customer, visit, 60, { confirmedAt: at, createdAt: at });
  };
  const cancel = (id: string) =>
    database.transaction((tx) =>
      tx.update(bookings).set({ status: 'cancelled', updatedAt: now }).where(eq(bookings.id, id)),
    );

  it('tells an owner of what happens to the own bookings as it happens, and of nobody else’s', async () => {
    const [ours, theirs] = [await owned(), await owned()];
    const line = await tuned(await addressFor(ours.owner));
    assert.deepEqual(
      [line.status, ...['content-type', 'x-accel-buffering'].map((name) => line.headers[name])],
      [200, 'text/event-stream; charset=utf-8', 'no'],
    );
    await book(theirs.salon);
    const mine = await book(ours.salon);
    await line.heard(1);
    await cancel(mine);
    await line.heard(2);
    await wait(A_WHILE_MS);
    assert.deepEqual(
      line.news.map(({ kind, bookingId }) => [kind, bookingId]),
      [
        ['created', mine],
        ['cancelled', mine],
      ],
    );
  });

  it('goes on after the number that was heard last, by header or in the address', async () => {
    const { salon, owner } = await owned();
    const line = await tuned(await addressFor(owner));
    await book(salon);
    const [heard] = await line.heard(1);
    line.stop();
    const missed = [await book(salon), await book(salon)];
    const url = await addressFor(owner);
    for (const again of [
      await tuned(`${url}&after=${heard?.id}`),
      await tuned(url, { 'last-event-id': heard?.id ?? '' }),
    ]) {
      await again.heard(2);
      await wait(A_WHILE_MS);
      assert.deepEqual(
        again.news.map(({ bookingId }) => bookingId),
        missed,
      );
    }
  });

  it('a new line begins with what happened while its page was made, and with nothing older', async () => {
    const { salon, owner } = await owned();
    await book(salon);
    const fresh = await book(salon, addMinutes(NOON, -0.1));
    const line = await tuned(await addressFor(owner));
    await wait(A_WHILE_MS);
    assert.deepEqual(
      line.news.map(({ bookingId }) => bookingId),
      [fresh],
    );
  });

  // The embedded database has one session, so nothing can be committed late there.
  if (kind === 'postgres')
    it('tells of what was numbered earlier and committed later, once, on a line that stands and on one that goes on', async () => {
      const { salon, owner } = await owned();
      const first = await book(salon);
      // Changes of one day's visits wait for each other (decision 81).
      hours += 48;
      const late = await book(salon);
      const line = await tuned(await addressFor(owner));
      let commit = () => {};
      const held = new Promise<void>((resolve) => {
        commit = resolve;
      });
      let numbered = () => {};
      const drawn = new Promise<void>((resolve) => {
        numbered = resolve;
      });
      const slow = database.transaction(async (tx) => {
        await tx.update(bookings).set({ status: 'cancelled', updatedAt: now }).where(eq(bookings.id, late));
        numbered();
        await held;
      });
      await drawn;
      await cancel(first);
      const [higher] = await line.heard(1);
      await wait(A_WHILE_MS);
      commit();
      await slow;
      await line.heard(2);
      await wait(A_WHILE_MS);
      assert.deepEqual(
        line.news.map(({ bookingId }) => bookingId),
        [first, late],
      );
      assert(Number(line.news[0]?.id) > Number(line.news[1]?.id), 'the late one has the smaller number');
      const again = await tuned(`${await addressFor(owner)}&after=${higher?.id}`);
      assert((await again.heard(1)).some(({ bookingId }) => bookingId === late));
    });

  it('the line ends when the session does, and when the salon is given to somebody else', async () => {
    const { salon, owner } = await owned();
    const signedOut = await tuned(await addressFor(owner));
    await database.db.execute(
      sql`update users set session_version = session_version + 1 where id = ${owner.id}`,
    );
    await signedOut.ended;
    const next = await ownerOf(salon);
    const line = await tuned(await addressFor(next));
    const url = await addressFor(next);
    await ownerOf(salon);
    await line.ended;
    assert.equal((await fetch(url)).status, 404, 'nor does its address work any more');
  });

  it('an address works for a minute, as it was signed, and no token is one', async () => {
    const { owner } = await owned();
    const url = await addressFor(owner);
    for (const wrong of [
      `${url}x`,
      url.slice(0, -3),
      `${origin}/api/salon/events`,
      `${origin}/api/salon/events?key=${owner.token}`,
    ])
      assert.equal((await fetch(wrong)).status, 404, wrong);
    assert.equal((await fetch(`${url}&after=soon`)).status, 400);
    now = addMinutes(NOON, 1);
    const late = await fetch(url);
    assert.deepEqual([late.status, await codeOf(late)], [404, 'NOT_FOUND']);
  });

  it('one account has eight lines at most, and a line that is left makes room', async () => {
    const { owner } = await owned();
    const url = await addressFor(owner);
    const lines = await Promise.all(Array.from({ length: 8 }, () => tuned(url)));
    const refused = await fetch(url);
    assert.deepEqual([refused.status, await codeOf(refused)], [429, 'RATE_LIMITED']);
    lines[0]?.stop();
    await wait(A_WHILE_MS);
    assert.equal((await tuned(url)).status, 200);
  });

  it('a line is shown to be alive, lives so long, and does not keep the server from closing', async () => {
    const { owner } = await owned();
    const { built, address } = await start({ beatMs: 30, lifeMs: 200 });
    const short = await tuned(await addressFor(owner, address));
    await short.ended;
    assert(short.beats() >= 3, `${short.beats()} signs of life`);
    const { built: other, address: elsewhere } = await start();
    const line = await tuned(await addressFor(owner, elsewhere));
    // It would live longer than any test may take.
    await Promise.all([built.close(), other.close(), line.ended]);
  });

  it('asks the database nothing while nobody listens', async () => {
    const { owner } = await owned();
    const { built, address } = await start();
    const line = await tuned(await addressFor(owner, address));
    line.stop();
    await wait(A_WHILE_MS);
    let asked = 0;
    const select = database.db.select;
    try {
      Object.assign(database.db, {
        select: (...columns: Parameters<typeof select>) => {
          asked += 1;
          return Reflect.apply(select, database.db, columns);
        },
      });
      await wait(A_WHILE_MS);
    } finally {
      Object.assign(database.db, { select });
    }
    await built.close();
    assert.equal(asked, 0);
  });
});
