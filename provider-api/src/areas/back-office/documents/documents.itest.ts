import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, it } from 'node:test';
import { addMinutes, instantAt } from '@sundara/contracts';
import * as api from '@sundara/contracts/api';
import { eq } from 'drizzle-orm';
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
} from '../../../testing/payments/booking-bench.ts';
import { TOKEN_SECRET, testSettings } from '../../../testing/test-settings.ts';
import { users } from '../../identity/accounts/accounts.tables.ts';
import { createTokens } from '../../identity/accounts/tokens.ts';
import { insertSession, revokeSession } from '../../identity/sessions/sessions.repository.ts';
import { auditEntries } from '../../marketplace/audit/audit.tables.ts';
import { centralServices } from '../../marketplace/salons/central-services.tables.ts';
import { postCapture } from '../../money/ledger/post.ts';
import { issueCreditNote, issueReceipt } from '../../money/receipts/issue-receipt.ts';
import { requestRefund } from '../../money/refunds/request-refund.command.ts';

const NOON = instantAt('2026-11-23', '12:00');
const PRICE = { basePaise: 50_000, discountPaise: 5_000, feePaise: 4_900, gstPaise: 900, totalPaise: 50_800 };

forEachDatabase((_, open) => {
  let database: Database;
  let app: FastifyInstance;
  let asha: TestCustomer;
  let other: TestCustomer;
  let booked: string;
  let unreceipted: string;
  let held: string;
  let refundId: string;
  let now = NOON;

  before(async () => {
    database = await open();
    app = await buildApp({
      ...{ settings: testSettings(), database, does: [], checkReplies: true },
      now: () => now,
    });
    asha = await makeCustomer(database);
    other = await makeCustomer(database);
    const salon = await makeSalon(database, 3);
    const put = (hour: number, change: object) =>
      putVisit(database, salon, asha, addMinutes(NOON, hour * 60), 60, { ...PRICE, ...change });
    booked = await put(24, { confirmedAt: NOON, customerName: 'రాధిక రెడ్డి' });
    unreceipted = await put(26, { confirmedAt: NOON });
    held = await put(28, { status: 'held', holdExpiresAt: addMinutes(NOON, 10) });
    refundId = await database.transaction(async (tx) => {
      await postCapture(tx, booked, 'pay_1', NOON);
      await issueReceipt(tx, booked, NOON);
      const wish = { amountPaise: 25_400, reason: 'customer-cancelled', key: 'wish-number-1' } as const;
      const refund = await requestRefund(tx, { bookingId: booked, gatewayPaymentId: 'pay_1', ...wish }, NOON);
      await issueCreditNote(tx, refund.id, NOON);
      return refund.id;
    });
  });
  after(() => app.close());

  const ask = async (path: string, who: TestCustomer | undefined = asha) => {
    const headers = who && { authorization: `Bearer ${who.token}` };
    const reply = await app.inject({ url: `/api/customer/bookings/${path}`, ...(headers && { headers }) });
    return { status: reply.statusCode, json: reply.json() };
  };

  it('leads to the receipt, the credit note and the calendar file of an own booking', async () => {
    for (const [path, name, type] of [
      [`${booked}/receipt`, 'sundara-receipt-SUN-26-27-000001.pdf', 'application/pdf'],
      [
        `${booked}/receipt?creditNote=${refundId}`,
        'sundara-credit-note-SCN-26-27-000001.pdf',
        'application/pdf',
      ],
      [`${booked}/calendar`, 'appointment.ics', 'text/calendar; charset=utf-8; method=PUBLISH'],
    ] as const) {
      const { status, json } = await ask(path);
      assert.deepEqual([status, json.name], [200, name]);
      // Without a session token: the link itself is enough.
      const file = await app.inject({ url: json.url });
      assert.equal(file.statusCode, 200);
      assert.deepEqual(
        [
          file.headers['content-type'],
          file.headers['content-disposition'],
          file.headers['cache-control'],
          file.headers['x-content-type-options'],
        ],
        [type, `attachment; filename="${name}"`, 'no-store', 'nosniff'],
      );
      assert(file.rawPayload.length > 400);
    }
  });

  it('answers the same bytes for the same receipt', async () => {
    const fetchIt = async () =>
      (await app.inject({ url: (await ask(`${booked}/receipt`)).json.url })).rawPayload;
    assert((await fetchIt()).equals(await fetchIt()));
  });

  it("answers a stranger's booking, a missing one and no id at all alike", async () => {
    const answers = await Promise.all([
      ask(`${booked}/receipt`, other),
      ask(`${booked}/receipt?creditNote=${refundId}`, other),
      ask(`${booked}/calendar`, other),
      ask(`${randomUUID()}/receipt`),
      ask(`${randomUUID()}/calendar`),
      ask('nonsense/receipt'),
      ask(`${booked}/receipt?creditNote=${randomUUID()}`),
      ask(`${booked}/receipt?creditNote=nonsense`),
      ask(`${unreceipted}/receipt`),
      ask(`${held}/receipt`),
      ask(`${held}/calendar`),
    ]);
    for (const answer of answers) assert.deepEqual(answer, answers[0]);
    assert.deepEqual([answers[0]?.status, answers[0]?.json.code], [404, 'NOT_FOUND']);
  });

  it('is open to customers who are signed in', async () => {
    const unsigned = await app.inject({ url: `/api/customer/bookings/${booked}/receipt` });
    assert.equal(unsigned.statusCode, 401);
  });

  it('ends with the session that asked, and with no other one', async () => {
    const made = await makeCustomer(database);
    const secondSession = await insertSession(database.db, made.id, new Date());
    const claims = {
      userId: made.id,
      role: 'customer',
      sessionId: secondSession,
      sessionVersion: 1,
    } as const;
    const second = { ...made, token: await createTokens(TOKEN_SECRET).sign(claims) };
    const linkOf = async ({ token }: TestCustomer) => {
      const headers = { authorization: `Bearer ${token}` };
      return (await app.inject({ url: '/api/customer/export', headers })).json().url;
    };
    const [first, other] = [await linkOf(made), await linkOf(second)];
    const statusOf = async (url: string) => (await app.inject({ url })).statusCode;
    assert.deepEqual([await statusOf(first), await statusOf(other)], [200, 200]);
    assert(await revokeSession(database.db, made.id, secondSession, new Date()));
    assert.deepEqual([await statusOf(first), await statusOf(other)], [200, 404]);
    await database.db.update(users).set({ passwordHash: 'another' }).where(eq(users.id, made.id));
    assert.equal(await statusOf(first), 404);
  });

  it('hands out every list of an admin, written down and no longer than they are an admin', async () => {
    const admin = await makeCustomer(database, 'admin');
    await makeSalon(database, 1, { name: 'Neem & Co' });
    await database.db
      .insert(centralServices)
      .values({ name: 'Neem facial', category: 'Skin Care', pricePaise: 90_000 });
    const linkOf = (path: string, { token }: TestCustomer) =>
      app.inject({ url: `/api/admin/${path}`, headers: { authorization: `Bearer ${token}` } });
    for (const [path, name, row] of [
      [`users/file?q=${admin.email}`, 'sundara-users-2026-11-23.csv', `,${admin.email},`],
      ['salons/file?q=neem&status=active', 'sundara-salons-2026-11-23.csv', 'Neem & Co,'],
      ['services/file?q=neem', 'sundara-central-services-2026-11-23.csv', 'Skin Care,Neem facial,'],
      // The audit file contains the entry of its own export.
      [
        `audit/file?actor=${admin.id}&action=admin.auditFile`,
        'sundara-audit-2026-11-23.csv',
        ',admin.auditFile,',
      ],
    ] as const) {
      assert.equal((await linkOf(path, asha)).statusCode, 403, path);
      const link = (await linkOf(path, admin)).json();
      assert.equal(link.name, name);
      const file = await app.inject({ url: link.url });
      assert.deepEqual(
        [file.statusCode, file.headers['content-type'], file.headers['content-disposition']],
        [200, 'text/csv; charset=utf-8', `attachment; filename="${name}"`],
      );
      const [, ...rows] = file.payload.trim().split('\r\n');
      assert.equal(rows.length, 1);
      assert(rows[0]?.includes(row), rows[0]);
    }
    const read = await database.db
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(eq(auditEntries.actorId, admin.id));
    const files = Object.values<unknown>(api).filter(isAdminFile);
    assert.deepEqual(
      read.map(({ action }) => action).sort(),
      files.map(({ name }) => name).sort(),
      'each file of an admin is tried above, and writes one entry',
    );
    const { url } = (await linkOf('users/file', admin)).json();
    await database.db.update(users).set({ role: 'customer' }).where(eq(users.id, admin.id));
    assert.equal((await app.inject({ url })).statusCode, 404);
  });

  it('answers nothing after ten minutes, nor to a link that was changed', async () => {
    const { url } = (await ask(`${booked}/receipt`)).json;
    const refused = async (address: string) => {
      const reply = await app.inject({ url: address });
      assert.deepEqual([reply.statusCode, reply.json().code], [404, 'NOT_FOUND']);
      assert.equal(reply.headers['cache-control'], 'no-store');
    };
    await refused(`${url}x`);
    await refused(`${url.slice(0, -3)}AAA`);
    await refused('/api/documents/');
    await refused(`/api/documents/${asha.token}`);
    try {
      now = addMinutes(NOON, 10);
      await refused(url);
    } finally {
      now = NOON;
    }
    assert.equal((await app.inject({ url })).statusCode, 200);
  });
});

/** Whether an operation returns a file link to admins only; read from the contract itself. */
const isAdminFile = (value: unknown): value is api.Operation => {
  if (typeof value !== 'object' || value === null || !('access' in value) || !('reply' in value))
    return false;
  const { access, reply } = value as api.Operation;
  const isAdmins = Array.isArray(access) && access.join() === 'admin';
  return isAdmins && reply instanceof z.ZodMiniObject && 'url' in reply.def.shape;
};
