import assert from 'node:assert/strict';
import { after, beforeEach, it } from 'node:test';
import { addMinutes } from '@sundara/contracts';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PushSubscription } from '../../../platform/push/push-sender.ts';
import {
  MONDAY_NOON,
  makeCustomer,
  type TestCustomer,
  TUESDAY,
} from '../../../testing/payments/booking-bench.ts';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';
import { startPushService } from '../../../testing/push/fake-push-service.ts';
import { announceBooking } from '../../booking/index.ts';
import { sessions } from '../../identity/accounts/accounts.tables.ts';
import { pushSubscriptions } from '../../identity/push/push-subscriptions.tables.ts';
import { cancelVisit, payVisit } from '../../money/refunds/testing/paid-visit.ts';
import { type Desk, openDesk } from '../../salon-operations/calendar/testing/salon-desk.ts';

const service = await startPushService();
after(() => service.close());
/** Of a visit at ten on Tuesday. */
const TWO_HOURS_BEFORE = addMinutes(MONDAY_NOON, 20 * 60);
const settings = { PUSH_SERVICES: [service.url] };

forEachBench({ webhooks: 'lost', seats: 3, settings }, (scene) => {
  let desk: Desk;
  beforeEach(async () => {
    service.answer(201);
    desk = await openDesk(scene.bench, scene.database, scene.salon);
  });
  const put = ({ token }: Pick<TestCustomer, 'token'>, body: PushSubscription) =>
    scene.bench.call('PUT', '/api/push', { token, body });
  const subscribe = async (who: Pick<TestCustomer, 'token'>): Promise<PushSubscription> => {
    const browser = service.subscribe();
    const kept = await put(who, browser);
    assert.equal(kept.status, 200, JSON.stringify(kept.json));
    return browser;
  };
  const book = (time = '10:00') =>
    payVisit(scene.bench, scene.sandbox, scene.customer, scene.salon, { dateTime: `${TUESDAY}T${time}` });
  const titles = async (browser: PushSubscription): Promise<string[]> => {
    await scene.bench.jobsDone();
    return service.pushedTo(browser).map(({ message }) => message.title);
  };

  it('tells the customer of their booking and the owner of a new one, with nothing that a locked screen should not show', async () => {
    const [theirs, owners] = [await subscribe(scene.customer), await subscribe(desk.owner)];
    const stranger = await subscribe(await makeCustomer(scene.database));
    const { bookingId } = await book();
    assert.deepEqual(await titles(theirs), ['Booked: Rose & Sons']);
    assert.deepEqual(await titles(owners), ['New booking']);
    assert.deepEqual(await titles(stranger), []);
    const [toOwner] = service.pushedTo(owners);
    assert.equal(toOwner?.message.path, `/salon/bookings/${bookingId}`);
    assert.doesNotMatch(JSON.stringify(toOwner?.message), /Asha|90000|508/);
    assert.equal(service.pushedTo(theirs)[0]?.message.path, `/bookings/${bookingId}`);
  });

  it('reads the booking once for all its mails and messages', async () => {
    await subscribe(scene.customer);
    const { bookingId } = await book();
    const asked: string[] = [];
    const db = drizzle(scene.database.pool, { logger: { logQuery: (query) => void asked.push(query) } });
    const change = { bookingId, start: addMinutes(TWO_HOURS_BEFORE, 120), by: 'admin' } as const;
    await db.transaction((tx) => announceBooking(tx, 'cancelled', change, scene.bench.now));
    assert.equal(asked.filter((query) => query.includes('from "bookings"')).length, 1, asked.join('\n'));
    assert(asked.some((query) => query.includes('"push_subscriptions"')));
  });

  it('tells nobody what they did themselves, and the other of it', async () => {
    const [theirs, owners] = [await subscribe(scene.customer), await subscribe(desk.owner)];
    const first = await book();
    assert.equal((await cancelVisit(scene.bench, scene.customer, first.bookingId)).status, 200);
    assert.deepEqual(await titles(theirs), ['Booked: Rose & Sons']);
    assert.deepEqual(await titles(owners), ['New booking', 'A visit was cancelled']);
    const second = await book('12:00');
    const cancelled = { status: 'cancelled', reason: 'The chair broke.' };
    const answer = await desk.ask('PATCH', `bookings/${second.bookingId}/status`, cancelled);
    assert.equal(answer.status, 200);
    assert.deepEqual((await titles(theirs)).slice(1), ['Booked: Rose & Sons', 'Cancelled: Rose & Sons']);
    assert.deepEqual((await titles(owners)).slice(2), ['New booking']);
  });

  it('reminds who wants to be reminded', async () => {
    const browser = await subscribe(scene.customer);
    await book();
    await scene.bench.jobsDone();
    scene.bench.now = TWO_HOURS_BEFORE;
    assert.deepEqual((await titles(browser)).slice(1), ['Your visit to Rose & Sons']);
  });

  it('reaches a browser only while its account is signed in there, and only the last account', async () => {
    const browser = await subscribe(scene.customer);
    const next = await makeCustomer(scene.database);
    assert.equal((await put(next, browser)).status, 200);
    await book();
    assert.deepEqual(await titles(browser), [], 'the account that used this browser before');

    const left = await subscribe(scene.customer);
    await book('12:00');
    const told = await titles(left);
    const theirs = eq(sessions.userId, scene.customer.id);
    await scene.database.db.update(sessions).set({ revokedAt: new Date() }).where(theirs);
    scene.bench.now = addMinutes(TWO_HOURS_BEFORE, 2 * 60);
    assert.deepEqual(await titles(left), told, 'no reminder after signing out');
  });

  it('forgets a browser that takes none any more, ends by one call, and takes no address of anybody else', async () => {
    const rows = () => scene.database.db.select().from(pushSubscriptions);
    const before = (await rows()).length;
    await subscribe(scene.customer);
    service.answer(410);
    await book();
    await scene.bench.jobsDone();
    assert.equal((await rows()).length, before);

    service.answer(201);
    const browser = await subscribe(scene.customer);
    const { token } = scene.customer;
    assert.equal((await scene.bench.call('DELETE', '/api/push', { token })).status, 200);
    await book('12:00');
    assert.deepEqual(await titles(browser), []);

    const inside = { ...browser, endpoint: 'http://127.0.0.1:1/browser' };
    const refused = await put(scene.customer, inside);
    assert.deepEqual([refused.status, refused.json.fields[0].path], [400, 'endpoint']);
  });
});
