import assert from 'node:assert/strict';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { addMinutes, instantAt } from '@sundara/contracts';
import { eq, sql } from 'drizzle-orm';
import { outbox } from '../../../platform/outbox/outbox.tables.ts';
import {
  MONDAY_NOON,
  makeCustomer,
  putVisit,
  type TestCustomer,
} from '../../../testing/payments/booking-bench.ts';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';
import { bookings } from '../../booking/bookings/bookings.tables.ts';
import { disputes } from '../../booking/bookings/disputes.tables.ts';
import { partOf } from '../../customer/booking-mail/testing/mail-parts.ts';
import { favourites } from '../../customer/favourites/favourites.tables.ts';
import { reviewPhotos, reviews } from '../../customer/reviews/reviews.tables.ts';
import { users } from '../../identity/accounts/accounts.tables.ts';
import { passwordMatches } from '../../identity/passwords/passwords.ts';
import { auditEntries } from '../../marketplace/audit/audit.tables.ts';
import { findBalances } from '../../money/ledger/balances.ts';
import { gatewayEvents } from '../../money/payments/payments.tables.ts';
import { findReceiptFacts } from '../../money/receipts/receipt.repository.ts';
import { refunds } from '../../money/refunds/refunds.tables.ts';
import { payVisit } from '../../money/refunds/testing/paid-visit.ts';
import { clientNotes, salonClients } from '../../salon-operations/clients/clients.tables.ts';
import { deleteAccount } from './delete-account.command.ts';

const PASSWORD = 'marigold-lamp-42';
/** A cancellation of the visit on Tuesday at four refunds everything, on Monday at six half. */
const FAR = { dateTime: '2026-11-24T16:00' };
const NEAR = { dateTime: '2026-11-23T18:00' };
const MONTH_LATER = addMinutes(MONDAY_NOON, 31 * 24 * 60);

let people = 0;

forEachBench({ webhooks: 'caught', seats: 3 }, (scene, kind) => {
  after(() => rm(scene.bench.dataDir, { recursive: true }));

  const register = async (email = `leaver-${kind}-${++people}@people.example`): Promise<TestCustomer> => {
    const body = { name: 'Lata Devi', email, phone: '98480 12345', password: PASSWORD };
    const { status, json } = await scene.bench.call('POST', '/api/auth/register', { body });
    assert.equal(status, 200, JSON.stringify(json));
    return { id: json.user.id, email, token: json.token };
  };
  const pay = (customer: TestCustomer, change: Record<string, unknown>) =>
    payVisit(scene.bench, scene.sandbox, customer, scene.salon, change);
  const preview = async ({ token }: TestCustomer) =>
    scene.bench.call('GET', '/api/customer/account/deletion', { token });
  const remove = async ({ token }: Partial<TestCustomer>, body: unknown) => {
    const reply = await scene.bench.app.inject({
      method: 'DELETE',
      url: '/api/customer/account',
      ...(token && { headers: { authorization: `Bearer ${token}` } }),
      payload: body as object,
    });
    return { status: reply.statusCode, json: reply.json() };
  };
  const bookingOf = async (id: string) =>
    (await scene.database.db.select().from(bookings).where(eq(bookings.id, id)))[0];
  const userOf = async (id: string) =>
    (await scene.database.db.select().from(users).where(eq(users.id, id)))[0];
  const refundsOf = async (customerId: string) =>
    scene.database.db
      .select({ paise: refunds.amountPaise, status: refunds.status })
      .from(refunds)
      .innerJoin(bookings, eq(bookings.id, refunds.bookingId))
      .where(eq(bookings.customerId, customerId))
      .orderBy(refunds.amountPaise);
  const mails = async () =>
    (await readdir(join(scene.bench.dataDir, 'mail'))).filter((name) => name.endsWith('.eml'));
  const mailsTo = async (address: string) => {
    const found: string[] = [];
    for (const name of await mails()) {
      const folded = await readFile(join(scene.bench.dataDir, 'mail', name), 'utf8');
      const eml = folded.replace(/\r?\n[ \t]+/g, ' ');
      if (new RegExp(`^To:.*${address}`, 'mi').test(eml)) found.push(name);
    }
    return found;
  };

  it('refuses what is not asked rightly, and nothing happens', async () => {
    const lata = await register();
    const { bookingId } = await pay(lata, FAR);
    for (const [body, status, code] of [
      [{ expectedRefund: 508 }, 400, 'VALIDATION_FAILED'],
      [{ password: PASSWORD }, 400, 'VALIDATION_FAILED'],
      [{ password: 'another', expectedRefund: 508 }, 422, 'PASSWORD_WRONG'],
      [{ password: PASSWORD, expectedRefund: 254 }, 409, 'REFUND_CHANGED'],
    ] as const) {
      const answer = await remove(lata, body);
      assert.deepEqual([answer.status, answer.json.code], [status, code]);
    }
    assert.match(
      (await remove(lata, { password: PASSWORD, expectedRefund: 0 })).json.message,
      /₹508\.00.*Your account still stands/,
    );
    assert.deepEqual(
      [(await userOf(lata.id))?.email, (await bookingOf(bookingId))?.status],
      [lata.email, 'confirmed'],
    );
  });

  it('is for customers who are signed in: salons and admins are not deleted here', async () => {
    const body = { password: PASSWORD, expectedRefund: 0 };
    assert.equal((await remove({}, body)).status, 401);
    for (const role of ['salon', 'admin'] as const) {
      const person = await makeCustomer(scene.database, role);
      assert.deepEqual([(await remove(person, body)).status, (await preview(person)).status], [403, 403]);
    }
  });

  it('tells before what it would do: visits ahead, what comes back by the rules, what goes and what stays', async () => {
    const lata = await register();
    await pay(lata, FAR);
    await pay(lata, NEAR);
    await putVisit(scene.database, scene.salon, lata, addMinutes(MONDAY_NOON, -30), 60);
    const { status, json } = await preview(lata);
    assert.equal(status, 200);
    assert.deepEqual([json.deletion.upcoming, json.deletion.refund], [2, 762]);
    assert(json.deletion.erased.length > 3);
    assert.match(json.deletion.kept.join(' '), /72 months.*CGST Act 2017, section 36/);
  });

  it('cancels and refunds visits ahead once, lets holds go, erases the person and keeps what the receipt needs', async () => {
    const { database, bench, salon, sandbox } = scene;
    const { db } = database;
    const lata = await register();
    const other = await register();
    const otherVisit = await pay(other, { ...FAR, specialRequests: 'Quiet please' });
    const far = await pay(lata, {
      ...FAR,
      specialRequests: 'Allergic to henna',
      customerDetails: { state: 'Kerala' },
    });
    const near = await pay(lata, NEAR);
    const past = await putVisit(database, salon, lata, addMinutes(MONDAY_NOON, -7 * 24 * 60), 60, {
      status: 'completed',
      confirmedAt: MONDAY_NOON,
      specialRequests: 'Oil massage',
      attendance: 'attended',
    });
    const underWay = await putVisit(
      database,
      salon,
      lata,
      addMinutes(MONDAY_NOON, -30),
      60,
      {
        confirmedAt: MONDAY_NOON,
        specialRequests: 'Chair by the window',
      },
      '3',
    );
    const { bookingId: held } = (await bench.order(lata, salon, { dateTime: '2026-11-25T11:00' })).json;
    await db.insert(favourites).values({ customerId: lata.id, salonId: salon.id });
    const [written] = await db
      .insert(reviews)
      .values({
        ...{ salonId: salon.id, author: 'Lata D.', rating: 4, title: 'Good', comment: 'Very good' },
        ...{ bookingId: past, customerId: lata.id },
      })
      .returning({ id: reviews.id });
    await db.insert(reviewPhotos).values({
      ...{ customerId: lata.id, reviewId: written?.id ?? '', width: 640, height: 480, placeholder: '' },
    });
    const ofOther = await putVisit(database, salon, other, addMinutes(MONDAY_NOON, -7 * 24 * 60), 60, {
      ...{ status: 'completed', confirmedAt: MONDAY_NOON, attendance: 'no_show' },
    });
    const wrongly = await putVisit(database, salon, lata, addMinutes(MONDAY_NOON, -6 * 24 * 60), 60, {
      ...{ status: 'cancelled', cancelledBy: 'customer', cancelReason: 'My mother is ill' },
    });
    const admin = await makeCustomer(database, 'admin');
    const audit = (subjectId = '', changes: (typeof auditEntries.$inferInsert)['changes'] = {}) => ({
      ...{ at: MONDAY_NOON, actorId: admin.id, actorRole: 'admin' as const, salonId: salon.id },
      ...{ action: 'salon.attendance', subjectId, changes },
    });
    await db
      .insert(auditEntries)
      .values([
        audit(past, { attendance: [null, 'attended'], status: ['confirmed', 'completed'] }),
        audit(written?.id, { reply: [null, 'Thank you, Lata'] }),
        audit(ofOther, { attendance: [null, 'no_show'] }),
      ]);
    await db.update(salonClients).set({ allergies: 'Ammonia', tags: ['Regular'] });
    for (const { id: clientId } of await db.select().from(salonClients))
      await db.insert(clientNotes).values({ clientId, text: 'Likes tea', at: MONDAY_NOON, byId: admin.id });
    await bench.jobsDone();
    const before = (await mailsTo(lata.email)).length;

    const answer = await remove(lata, { password: PASSWORD, expectedRefund: 762 });
    assert.deepEqual([answer.status, answer.json.success], [200, true]);
    // Repeating it finds it done: the browser's token is invalid, and a restarted process finds the account deleted.
    assert.equal((await remove(lata, { password: PASSWORD, expectedRefund: 762 })).status, 401);
    await deleteAccount({ database, outbox: { wake: () => {} }, now: () => bench.now }, lata.id, 762_00);
    await bench.jobsDone();

    assert.deepEqual(await refundsOf(lata.id), [
      { paise: 25_400, status: 'processed' },
      { paise: 50_800, status: 'processed' },
    ]);
    for (const { bookingId, orderId } of [far, near]) {
      assert.equal((await findBalances(db, bookingId)).customer, 0);
      const books = (await sandbox.books()).orders.find((order) => order.order_id === orderId);
      assert.equal(books?.refunded, orderId === far.orderId ? 50_800 : 25_400);
    }
    const states = [far.bookingId, near.bookingId, held, past, underWay].map(bookingOf);
    assert.deepEqual(
      (await Promise.all(states)).map((booking) => [
        booking?.status,
        booking?.customerName,
        booking?.customerPhone,
        booking?.specialRequests,
      ]),
      [
        ['cancelled', 'Lata Devi', '', ''],
        ['cancelled', 'Lata Devi', '', ''],
        ['expired', 'Deleted customer', '', ''],
        ['completed', 'Asha', '', ''],
        ['confirmed', 'Asha', '1', 'Chair by the window'],
      ],
    );
    assert.deepEqual(
      (await Promise.all([past, wrongly, ofOther].map(bookingOf))).map((row) => [
        row?.attendance,
        row?.cancelReason,
      ]),
      [
        [null, ''],
        [null, ''],
        ['no_show', ''],
      ],
    );
    const entries = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.actorId, admin.id))
      .orderBy(auditEntries.id);
    assert.deepEqual(
      entries.map(({ subjectId, changes }) => [subjectId, changes]),
      [
        [past, { status: ['confirmed', 'completed'] }],
        [written?.id, {}],
        [ofOther, { attendance: [null, 'no_show'] }],
      ],
    );
    const receipt = await findReceiptFacts(db, far.bookingId);
    assert.deepEqual([receipt?.booking.customerName, receipt?.receipt.state], ['Lata Devi', 'Kerala']);

    const erased = await userOf(lata.id);
    assert.deepEqual(
      [erased?.name, erased?.email, erased?.phone, erased?.state],
      ['Deleted customer', `deleted-${lata.id}@deleted.invalid`, '', null],
    );
    assert(erased?.deletedAt);
    assert.equal(await passwordMatches(erased.passwordHash, PASSWORD), false);
    const [review] = await db.select().from(reviews).where(eq(reviews.customerId, lata.id));
    assert.deepEqual([review?.author, review?.comment], ['A former customer', 'Very good']);
    const photos = await db.select().from(reviewPhotos).where(eq(reviewPhotos.customerId, lata.id));
    assert.deepEqual(
      photos.filter(({ reviewId }) => reviewId !== null),
      [],
    );
    assert.equal((await db.select().from(favourites).where(eq(favourites.customerId, lata.id))).length, 0);
    assert.equal((await bench.call('GET', '/api/auth/me', { token: lata.token })).status, 401);

    const clientsLeft = async () =>
      (
        await db
          .select({ customerId: salonClients.customerId, note: clientNotes.text })
          .from(salonClients)
          .leftJoin(clientNotes, eq(clientNotes.clientId, salonClients.id))
      ).filter(({ customerId }) => customerId === lata.id || customerId === other.id);
    const ofOthers = [{ customerId: other.id, note: 'Likes tea' }];
    assert.deepEqual(await clientsLeft(), ofOthers);

    // One more mail, the last, and none to the placeholder address.
    assert.equal((await mailsTo(lata.email)).length, before + 1);
    assert.deepEqual(await mailsTo('deleted.invalid'), []);
    const eml = await readFile(join(bench.dataDir, 'mail', `account-deleted.${lata.id}.eml`), 'utf8');
    const text = partOf(eml, 'text/plain');
    for (const words of ['2 visits', '₹762.00', '72 months', 'section 36'])
      assert(text.includes(words), words);
    const jobs = await db.select().from(outbox);
    assert.deepEqual(
      jobs.filter(({ failedAt }) => failedAt),
      [],
    );
    assert(!JSON.stringify(jobs).includes(lata.email), 'no job keeps the address');

    // Visits under way and gateway events lose the personal data when they are over.
    bench.now = MONTH_LATER;
    await bench.jobsDone();
    const over = await bookingOf(underWay);
    assert.deepEqual([over?.customerPhone, over?.specialRequests], ['', '']);
    assert.deepEqual(await clientsLeft(), ofOthers, 'what is erased later brings no client back');
    const everything = [
      ...(await db.select().from(bookings).where(eq(bookings.customerId, lata.id))),
      ...(await db.select().from(gatewayEvents)),
    ];
    assert(!JSON.stringify(everything).includes(lata.email));

    const untouched = await bookingOf(otherVisit.bookingId);
    assert.deepEqual(
      [untouched?.status, untouched?.customerEmail, untouched?.specialRequests],
      ['confirmed', other.email, 'Quiet please'],
    );
    const again = await register(lata.email);
    assert.notEqual(again.id, lata.id);
    assert.deepEqual(
      (await bench.call('GET', '/api/customer/bookings', { token: again.token })).json.data,
      [],
    );
  });

  it('erases what either side wrote about a dispute once it is resolved', async () => {
    const leaver = await register();
    const { database, salon, bench } = scene;
    const start = addMinutes(MONDAY_NOON, -24 * 60);
    const bookingId = await putVisit(database, salon, leaver, start, 60, { status: 'completed' });
    const words = { reason: 'Lata was not asked.', answer: 'We ask Lata.', salonAnswer: 'Lata was late.' };
    await database.db.insert(disputes).values({
      ...{ bookingId, ...words, salonAnsweredAt: bench.now, answeredAt: bench.now, resolvedAt: bench.now },
      ...{ outcome: 'salon', refundPaise: 0, resolution: 'Nothing.', salonResolution: 'Nothing.' },
    });
    const wish = { password: PASSWORD, expectedRefund: 0 };
    assert.equal((await remove(leaver, wish)).status, 200);
    const [left] = await database.db.select().from(disputes).where(eq(disputes.bookingId, bookingId));
    assert.deepEqual([left?.reason, left?.answer, left?.salonAnswer], ['', null, null]);
  });

  it('sends a payment back whole that comes after its customer has left', async () => {
    const { bench, sandbox, salon, catcher } = scene;
    const lata = await register();
    const { orderId, bookingId } = (await bench.order(lata, salon, FAR)).json;
    await sandbox.pay(orderId);
    const events = await catcher.caught(orderId, 3);
    assert.equal((await remove(lata, { password: PASSWORD, expectedRefund: 0 })).status, 200);
    for (const event of events) assert.equal((await bench.deliver(event)).status, 200);
    await bench.jobsDone();
    assert.deepEqual(await refundsOf(lata.id), [{ paise: 50_800, status: 'processed' }]);
    assert.equal((await bookingOf(bookingId))?.confirmedAt, null);
    const jobs = await scene.database.db.select().from(outbox).where(sql`${outbox.failedAt} is not null`);
    assert.deepEqual([jobs, await mailsTo('deleted.invalid')], [[], []]);
  });

  it('lets a visit be cancelled or refunded once when both are asked for at the same moment', async () => {
    const { bench } = scene;
    const lata = await register();
    const { bookingId } = await pay(lata, FAR);
    const [gone, cancelled] = await Promise.all([
      remove(lata, { password: PASSWORD, expectedRefund: 508 }),
      bench.call('POST', `/api/customer/bookings/${bookingId}/cancel`, { token: lata.token }),
    ]);
    // Either may be first: the other finds it done, or a changed amount.
    assert([200, 409].includes(gone.status), String(gone.status));
    assert([200, 401].includes(cancelled.status), String(cancelled.status));
    await bench.jobsDone();
    assert.deepEqual(await refundsOf(lata.id), [{ paise: 50_800, status: 'processed' }]);
    assert.equal((await bookingOf(bookingId))?.status, 'cancelled');
    assert(instantAt('2026-11-24', '16:00') > bench.now);
  });
});
