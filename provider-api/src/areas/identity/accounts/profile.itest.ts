import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { addMinutes, instantAt, toLocalIso } from '@sundara/contracts';
import { eq, not } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
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
import { contactMessages } from '../../back-office/contact/contact.tables.ts';
import { favourites } from '../../customer/favourites/favourites.tables.ts';
import { reviews, reviewVersions } from '../../customer/reviews/reviews.tables.ts';
import { auditEntries } from '../../marketplace/audit/audit.tables.ts';
import { postCapture } from '../../money/ledger/post.ts';
import { payments } from '../../money/payments/payments.tables.ts';
import { issueReceipt } from '../../money/receipts/issue-receipt.ts';
import { requestRefund } from '../../money/refunds/request-refund.command.ts';
import { clientNotes, salonClients } from '../../salon-operations/clients/clients.tables.ts';
import { users } from './accounts.tables.ts';

const NOW = instantAt('2026-11-21', '12:00');
const PRICE = { basePaise: 50_000, discountPaise: 5_000, feePaise: 4_900, gstPaise: 900, totalPaise: 50_800 };
const PROFILE = '/api/customer/profile';
const ACCOUNT = '/api/auth/profile';
const PREFERENCES = '/api/customer/preferences';

forEachDatabase((_, open) => {
  let app: FastifyInstance;
  let database: Database;
  let salon: TestSalon;
  let asha: TestCustomer;
  let other: TestCustomer;
  let owner: TestCustomer;
  before(async () => {
    database = await open();
    app = await buildApp({
      settings: testSettings(),
      database,
      does: [],
      checkReplies: true,
      now: () => NOW,
    });
    salon = await makeSalon(database, 3);
    [asha, other, owner] = [
      await makeCustomer(database),
      await makeCustomer(database),
      await makeCustomer(database, 'salon'),
    ];
  });
  after(() => app.close());

  const call = async (
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    who?: TestCustomer,
    payload?: Record<string, unknown>,
  ) => {
    const headers = who && { authorization: `Bearer ${who.token}` };
    const reply = await app.inject({ method, url, ...(headers && { headers }), ...(payload && { payload }) });
    return { status: reply.statusCode, json: reply.json() };
  };
  const userOf = async ({ id }: TestCustomer) =>
    (await database.db.select().from(users).where(eq(users.id, id)))[0];

  it('refuses a blank name, a blank phone and what is no number, and names the field', async () => {
    for (const [body, path] of [
      [{ name: '  ', phone: '98480 12345' }, 'name'],
      [{ name: 'Asha', phone: '' }, 'phone'],
      [{ name: 'Asha', phone: '12' }, 'phone'],
    ] as const) {
      const { status, json } = await call('POST', PROFILE, asha, body);
      assert.deepEqual([status, json.code, json.fields[0].path], [400, 'VALIDATION_FAILED', path]);
    }
    assert.equal((await userOf(asha))?.name, 'Asha Rao');
  });

  it("writes one's own name and phone in one form, says it as specified and leaves others alone", async () => {
    const answer = await call('POST', PROFILE, asha, {
      name: ' Asha \n Devi ',
      phone: '098480 12345',
      email: 'x@y.in',
    });
    assert.deepEqual(
      [answer.status, answer.json.message, answer.json.name, answer.json.phone, answer.json.user.email],
      [200, 'Profile updated successfully!', 'Asha Devi', '+919848012345', asha.email],
    );
    assert.deepEqual((await call('GET', PROFILE, asha)).json.user.phone, '+919848012345');
    const owned = await call('POST', ACCOUNT, owner, { name: 'Rose', phone: '+91 98480-54321' });
    assert.deepEqual([owned.json.message, owned.json.user.role], ['Profile updated successfully', 'salon']);
    assert.equal((await userOf(other))?.name, 'Asha Rao');
  });

  it('lets an account without a number go without one, and none lose it', async () => {
    const newcomer = await makeCustomer(database);
    await database.db.update(users).set({ name: '', phone: '' }).where(eq(users.id, newcomer.id));
    const write = (phone: string) => call('POST', PROFILE, newcomer, { name: 'Devi', phone });
    const { status, json } = await write('');
    assert.deepEqual([status, json.user.name, json.user.phone], [200, 'Devi', '']);
    assert.equal((await write('98480 12345')).json.phone, '+919848012345');
    assert.equal((await write('')).status, 400);
  });

  it('is open to whom it is for', async () => {
    const body = { name: 'A', phone: '98480 12345' };
    for (const url of [PROFILE, ACCOUNT])
      assert.equal((await call('POST', url, undefined, body)).status, 401);
    assert.equal((await call('POST', PROFILE, owner, body)).status, 403);
    for (const url of [PREFERENCES, '/api/customer/export', '/api/customer/favourites/salons']) {
      assert.deepEqual(
        [(await call('GET', url)).status, (await call('GET', url, owner)).status],
        [401, 403],
        url,
      );
    }
  });

  it('keeps what each customer chose to be mailed, reminders on and offers off before', async () => {
    const first = { reminders: true, reviewInvitations: true, offers: false };
    assert.deepEqual((await call('GET', PREFERENCES, asha)).json.preferences, first);
    assert.equal((await call('PUT', PREFERENCES, asha, { reminders: false })).status, 400);
    const chosen = { reminders: false, reviewInvitations: true, offers: true };
    assert.equal((await call('PUT', PREFERENCES, asha, chosen)).status, 200);
    assert.deepEqual((await call('GET', PREFERENCES, asha)).json.preferences, chosen);
    assert.deepEqual((await call('GET', PREFERENCES, other)).json.preferences, first);
  });

  it('hands all that is kept about a customer as one file, and nothing of others', async () => {
    const { db } = database;
    const lata = await makeCustomer(database);
    // Messages may have anybody's address.
    await db.insert(contactMessages).values({
      ...{ name: 'Lata', email: lata.email, subject: 'support', message: 'A stranger', sender: 's' },
      ticket: `SUN-${lata.id.slice(0, 8)}`,
    });
    await db.insert(favourites).values({ customerId: lata.id, salonId: salon.id });
    const done = await putVisit(database, salon, lata, addMinutes(NOW, -24 * 60), 60, {
      ...PRICE,
      ...{
        status: 'completed',
        confirmedAt: NOW,
        customerState: 'Kerala',
        specialRequests: 'Quiet "please"',
        attendance: 'attended',
      },
    });
    await db.insert(payments).values({
      ...{ bookingId: done, gatewayOrderId: `order_${done}`, gatewayPaymentId: `pay_${done}` },
      ...{ amountPaise: 50_800, status: 'paid', capturedAt: NOW },
    });
    await database.transaction(async (tx) => {
      await postCapture(tx, done, `pay_${done}`, NOW);
      await issueReceipt(tx, done, NOW);
      const wish = { amountPaise: 25_400, reason: 'discretion', key: `key-${done}` } as const;
      await requestRefund(tx, { bookingId: done, gatewayPaymentId: `pay_${done}`, ...wish }, NOW);
    });
    const [review] = await db
      .insert(reviews)
      .values({
        ...{ salonId: salon.id, author: 'Lata', rating: 5, title: 'Lovely', comment: 'Calm' },
        ...{ bookingId: done, customerId: lata.id },
      })
      .returning({ id: reviews.id });
    await db.insert(reviewVersions).values({
      ...{ reviewId: review?.id ?? '', rating: 3, title: 'Fine', comment: 'So so', writtenAt: NOW },
    });
    const audit = (
      action: string,
      subjectId = '',
      changes: (typeof auditEntries.$inferInsert)['changes'] = {},
    ) => ({
      ...{ at: NOW, actorId: owner.id, actorRole: 'salon' as const, salonId: salon.id },
      ...{ action, subjectId, changes },
    });
    await db
      .insert(auditEntries)
      .values([
        audit('salon.attendance', done, { attendance: [null, 'no_show'] }),
        audit('salon.attendance', done, { attendance: ['no_show', 'attended'] }),
        audit('salon.replyToReview', review?.id, { reply: [null, 'Thank you, Lata'] }),
        audit('salon.replyToReview', review?.id, { reply: ['Thank you, Lata', 'Thank you'] }),
      ]);
    await putVisit(database, salon, lata, addMinutes(NOW, -25 * 60), 30, {
      ...{ status: 'cancelled', cancelledBy: 'customer', cancelReason: 'My bus was late' },
    });
    // More rows than one batch reads: none may be missing, none may come twice.
    for (let day = 2; day < 112; day += 1) {
      await putVisit(database, salon, lata, addMinutes(NOW, -day * 24 * 60), 60, { status: 'cancelled' });
    }
    await putVisit(database, salon, asha, addMinutes(NOW, 24 * 60), 60, { specialRequests: 'Not yours' });

    const ofLata = eq(salonClients.customerId, lata.id);
    const [client] = await db
      .update(salonClients)
      .set({ allergies: 'Ammonia', tags: ['Regular'] })
      .where(ofLata)
      .returning({ id: salonClients.id });
    await db.update(salonClients).set({ allergies: 'Not of Lata' }).where(not(ofLata));
    await db
      .insert(clientNotes)
      .values({ clientId: client?.id ?? '', text: 'Likes tea', at: NOW, byId: owner.id });

    const { status, json } = await call('GET', '/api/customer/export', lata);
    assert.deepEqual([status, json.name], [200, 'sundara-data-2026-11-21.json']);
    const file = await app.inject({ url: json.url });
    assert.equal(file.statusCode, 200);
    assert.match(
      String(file.headers['content-disposition']),
      /attachment; filename="sundara-data-2026-11-21\.json"/,
    );
    const data = file.json();
    assert.deepEqual([data.profile.email, data.favourites[0].salon], [lata.email, 'Rose & Sons']);
    assert.equal(data.devices.length, 1);
    assert.deepEqual(data.notedBySalons, [
      {
        ...{ salon: 'Rose & Sons', allergies: 'Ammonia', tags: ['Regular'] },
        notes: [{ text: 'Likes tea', at: toLocalIso(NOW) }],
      },
    ]);
    assert(!file.body.includes('Not of Lata'));
    const ids = data.bookings.map(({ id }: { id: string }) => id);
    assert.deepEqual([ids.length, new Set(ids).size], [112, 112]);
    const said = data.bookings
      .map(({ cancelReason }: { cancelReason: string }) => cancelReason)
      .filter(Boolean);
    assert.deepEqual(said, ['My bus was late']);
    const visit = data.bookings.find(({ id }: { id: string }) => id === done);
    assert.deepEqual(visit.price.total, { rupees: '508.00', paise: 50_800 });
    assert.deepEqual([visit.begins, visit.specialRequests], ['2026-11-20T12:00:00+05:30', 'Quiet "please"']);
    assert.deepEqual([visit.payment.status, visit.refunds[0].amount.paise], ['paid', 25_400]);
    assert.equal(visit.receipts[0].number, 'SUN/26-27/000001');
    assert.deepEqual([visit.review.title, visit.review.earlierVersions[0].title], ['Lovely', 'Fine']);
    assert.deepEqual(
      [visit.attendance, visit.saidOfAttendance.map(({ became }: { became: string }) => became)],
      ['attended', ['no_show', 'attended']],
    );
    assert.deepEqual(
      visit.review.earlierReplies.map(({ text }: { text: string }) => text),
      ['Thank you, Lata'],
    );
    assert(!file.body.includes('A stranger'));
    assert(!file.body.includes('Not yours') && !file.body.includes(asha.email));
  });
});
