import assert from 'node:assert/strict';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { addMinutes, instantAt, toLocalIso } from '@sundara/contracts';
import { eq } from 'drizzle-orm';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';
import { bookings } from '../../booking/bookings/bookings.tables.ts';
import { cancelVisit, payVisit } from '../../money/refunds/testing/paid-visit.ts';
import { partOf } from './testing/mail-parts.ts';

const WEDNESDAY_FOUR = instantAt('2026-11-25', '16:00');
const HOUR = 60;

forEachBench({ webhooks: 'lost' }, (scene) => {
  after(() => rm(scene.bench.dataDir, { recursive: true }));

  const book = async (start: Date): Promise<string> => {
    const { bench, sandbox, salon, customer } = scene;
    const visit = await payVisit(bench, sandbox, customer, salon, { dateTime: toLocalIso(start) });
    await bench.jobsDone();
    return visit.bookingId;
  };
  /** Sets the clock and waits for the jobs that are then due. */
  const turnTo = async (now: Date) => {
    scene.bench.now = now;
    await scene.bench.jobsDone();
  };
  const remindersOf = async (bookingId: string) =>
    (await readdir(join(scene.bench.dataDir, 'mail')))
      .filter((name) => name.startsWith('reminder-') && name.includes(bookingId) && name.endsWith('.eml'))
      .map((name) => name.slice(0, name.indexOf('.')))
      .sort();
  const move = async (bookingId: string, start: Date) => {
    const { bench, customer } = scene;
    const { status } = await bench.call('PUT', `/api/customer/bookings/${bookingId}/reschedule`, {
      token: customer.token,
      body: { newDateTime: toLocalIso(start) },
    });
    assert.equal(status, 200);
    await bench.jobsDone();
  };

  it('reminds once 24 hours and once 2 hours before, to the minute, and never again', async () => {
    const bookingId = await book(WEDNESDAY_FOUR);
    await turnTo(addMinutes(WEDNESDAY_FOUR, -24 * HOUR - 1));
    assert.deepEqual(await remindersOf(bookingId), []);
    await turnTo(addMinutes(WEDNESDAY_FOUR, -24 * HOUR));
    assert.deepEqual(await remindersOf(bookingId), ['reminder-24h']);
    await turnTo(addMinutes(WEDNESDAY_FOUR, -2 * HOUR - 1));
    assert.deepEqual(await remindersOf(bookingId), ['reminder-24h']);
    await turnTo(addMinutes(WEDNESDAY_FOUR, -2 * HOUR));
    await turnTo(addMinutes(WEDNESDAY_FOUR, 24 * HOUR));
    assert.deepEqual(await remindersOf(bookingId), ['reminder-24h', 'reminder-2h']);
  });

  it('says when, where, how to get there and where to change it', async () => {
    const bookingId = await book(WEDNESDAY_FOUR);
    await turnTo(addMinutes(WEDNESDAY_FOUR, -24 * HOUR));
    const name = `reminder-24h.${bookingId}.${WEDNESDAY_FOUR.getTime()}.eml`;
    const eml = await readFile(join(scene.bench.dataDir, 'mail', name), 'utf8');
    const text = partOf(eml, 'text/plain');
    for (const fact of [
      'tomorrow at 4:00 pm',
      '12 Inner Road, Madhapur',
      'Directions: https://www.google.com/maps/dir/',
      `http://localhost:3000/bookings/${bookingId}`,
      'Cancel until Wed, 25 Nov, 2:00 pm, and half of what you paid comes back.',
    ])
      assert(text.includes(fact), fact);
  });

  it('sets no reminder whose time has passed when the visit is booked', async () => {
    scene.bench.now = instantAt('2026-11-24', '12:00');
    const start = instantAt('2026-11-25', '10:00');
    const bookingId = await book(start);
    await turnTo(addMinutes(start, -2 * HOUR));
    assert.deepEqual(await remindersOf(bookingId), ['reminder-2h']);
    scene.bench.now = instantAt('2026-11-26', '10:30');
    const soon = await book(instantAt('2026-11-26', '12:00'));
    await turnTo(instantAt('2026-11-26', '11:00'));
    assert.deepEqual(await remindersOf(soon), []);
  });

  it('reminds nobody of a visit that was cancelled', async () => {
    const bookingId = await book(WEDNESDAY_FOUR);
    assert.equal((await cancelVisit(scene.bench, scene.customer, bookingId)).status, 200);
    await turnTo(WEDNESDAY_FOUR);
    assert.deepEqual(await remindersOf(bookingId), []);
  });

  it('reminds nobody who wants no reminders by then, and confirms all the same', async () => {
    const { bench, customer } = scene;
    const bookingId = await book(WEDNESDAY_FOUR);
    const want = (reminders: boolean) =>
      bench.call('PUT', '/api/customer/preferences', {
        token: customer.token,
        body: { reminders, reviewInvitations: true, offers: false },
      });
    assert.equal((await want(false)).status, 200);
    await turnTo(addMinutes(WEDNESDAY_FOUR, -24 * HOUR));
    assert.deepEqual(await remindersOf(bookingId), []);
    assert((await readdir(join(bench.dataDir, 'mail'))).includes(`booking-confirmed.${bookingId}.eml`));
    await want(true);
    await turnTo(addMinutes(WEDNESDAY_FOUR, -2 * HOUR));
    assert.deepEqual(await remindersOf(bookingId), ['reminder-2h']);
  });

  it('reminds of a moved visit by its new time alone', async () => {
    const bookingId = await book(WEDNESDAY_FOUR);
    const friday = instantAt('2026-11-27', '11:00');
    await move(bookingId, friday);
    await turnTo(WEDNESDAY_FOUR);
    assert.deepEqual(await remindersOf(bookingId), []);
    await turnTo(addMinutes(friday, -24 * HOUR));
    await turnTo(addMinutes(friday, -2 * HOUR));
    assert.deepEqual(await remindersOf(bookingId), ['reminder-24h', 'reminder-2h']);
  });

  it('reminds again of a visit that is moved after it was reminded of', async () => {
    const bookingId = await book(WEDNESDAY_FOUR);
    await turnTo(addMinutes(WEDNESDAY_FOUR, -24 * HOUR));
    const friday = instantAt('2026-11-27', '11:00');
    await move(bookingId, friday);
    await turnTo(addMinutes(friday, -24 * HOUR));
    assert.deepEqual(await remindersOf(bookingId), ['reminder-24h', 'reminder-24h']);
  });

  it('drops a reminder that a visit lost without being told, or that comes when the next is due', async () => {
    const bookingId = await book(WEDNESDAY_FOUR);
    await turnTo(addMinutes(WEDNESDAY_FOUR, -HOUR));
    assert.deepEqual(await remindersOf(bookingId), ['reminder-2h']);
    const quiet = await book(instantAt('2026-11-28', '16:00'));
    await scene.database.db.update(bookings).set({ status: 'cancelled' }).where(eq(bookings.id, quiet));
    await turnTo(instantAt('2026-11-28', '14:00'));
    assert.deepEqual(await remindersOf(quiet), []);
  });
});
