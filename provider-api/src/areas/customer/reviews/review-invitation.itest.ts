import assert from 'node:assert/strict';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, it } from 'node:test';
import { addMinutes, instantAt } from '@sundara/contracts';
import { eq } from 'drizzle-orm';
import { MONDAY_NOON, putVisit } from '../../../testing/payments/booking-bench.ts';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';
import { bookings } from '../../booking/bookings/bookings.tables.ts';
import { writePreferences } from '../preferences/preferences.repository.ts';
import { inviteToReview } from './review-invitation.ts';

const DAY = 24 * 60;

forEachBench({}, (scene) => {
  // Starts the job runner.
  before(() => scene.bench.app.ready());
  after(() => rm(scene.bench.dataDir, { recursive: true }));

  const complete = async (): Promise<string> => {
    const { database, salon, customer } = scene;
    const start = instantAt('2026-11-23', '10:00');
    const completed = { status: 'completed', completedAt: MONDAY_NOON } as const;
    const id = await putVisit(database, salon, customer, start, 60, completed);
    await database.transaction((tx) => inviteToReview(tx, id, MONDAY_NOON));
    return id;
  };
  const mailsOf = async (bookingId: string, now: Date) => {
    scene.bench.now = now;
    await scene.bench.jobsDone();
    const names = await readdir(join(scene.bench.dataDir, 'mail')).catch(() => []);
    return names.filter((name) => name === `review-invitation.${bookingId}.html`);
  };

  it('asks once, a day after the visit was completed, and leads to the review', async () => {
    const id = await complete();
    assert.deepEqual(await mailsOf(id, addMinutes(MONDAY_NOON, DAY - 1)), []);
    const [mail = ''] = await mailsOf(id, addMinutes(MONDAY_NOON, DAY));
    const page = await readFile(join(scene.bench.dataDir, 'mail', mail), 'utf8');
    assert.ok(page.includes(`http://localhost:3000/bookings/${id}#review`));
    await rm(join(scene.bench.dataDir, 'mail', mail));
    await scene.database.transaction((tx) => inviteToReview(tx, id, addMinutes(MONDAY_NOON, DAY)));
    assert.deepEqual(await mailsOf(id, addMinutes(MONDAY_NOON, 3 * DAY)), []);
  });

  it('does not ask who has reviewed, who wants no such mails, or about a visit that is disputed', async () => {
    const { bench, customer, database } = scene;
    const reviewed = await complete();
    const { status } = await bench.call('PUT', `/api/customer/bookings/${reviewed}/review`, {
      token: customer.token,
      body: { rating: 5, title: '', comment: '' },
    });
    assert.equal(status, 200);
    const disputed = await complete();
    await database.db.update(bookings).set({ status: 'disputed' }).where(eq(bookings.id, disputed));
    for (const id of [reviewed, disputed])
      assert.deepEqual(await mailsOf(id, addMinutes(MONDAY_NOON, DAY)), []);
    bench.now = MONDAY_NOON;
    const unwanted = await complete();
    const none = { reminders: true, reviewInvitations: false, offers: false };
    await writePreferences(database.db, customer.id, none);
    assert.deepEqual(await mailsOf(unwanted, addMinutes(MONDAY_NOON, DAY)), []);
  });
});
