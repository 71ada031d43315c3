import assert from 'node:assert/strict';
import { beforeEach, it } from 'node:test';
import { addMinutes } from '@sundara/contracts';
import type { SalonBooking, StatementLine } from '@sundara/contracts/api';
import { eq, sql } from 'drizzle-orm';
import { createListFiles } from '../../../platform/list/list-files.ts';
import { MONDAY_NOON, makeCustomer, TUESDAY } from '../../../testing/payments/booking-bench.ts';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';
import { createDocuments } from '../../back-office/documents/documents.ts';
import { auditEntries } from '../../marketplace/audit/audit.tables.ts';
import { type Desk, openDesk } from '../../salon-operations/calendar/testing/salon-desk.ts';
import { findBalances } from '../ledger/balances.ts';
import { DEFAULT_COMPANY } from '../receipts/company.ts';
import { cancelVisit, payVisit } from '../refunds/testing/paid-visit.ts';
import { statementPdf } from './statement-pdf.ts';

const WEEK = 'from=2026-11-23&to=2026-11-29';

forEachBench({ webhooks: 'lost', seats: 5 }, (scene) => {
  let desk: Desk;
  beforeEach(async () => {
    desk = await openDesk(scene.bench, scene.database, scene.salon);
  });

  const pay = (customer = scene.customer) => payVisit(scene.bench, scene.sandbox, customer, scene.salon);
  const read = async (days = WEEK) => (await desk.ask('GET', `statement?${days}`)).json;
  const payOut = async (change: object) => {
    const { database, bench, salon } = scene;
    const { token } = await makeCustomer(database, 'admin');
    const body = { salonId: salon.id, amount: 100, reference: `NEFT-${crypto.randomUUID()}`, ...change };
    return bench.call('POST', '/api/admin/payouts', { token, body });
  };
  const sums = ({ opening, earned, refunded, paidOut, closing }: Record<string, number>) => [
    ...[opening, earned, refunded, paidOut, closing],
  ];

  it('tells what was earned, refunded and paid out, line by line, day by day at the salon', async () => {
    const { bench, customer } = scene;
    await pay(await makeCustomer(scene.database));
    const { bookingId } = await pay();
    bench.now = addMinutes(MONDAY_NOON, 30);
    assert.equal((await cancelVisit(bench, customer, bookingId)).status, 200);
    bench.now = addMinutes(MONDAY_NOON, 60);
    assert.equal((await payOut({ amount: 300.5, reference: `UTR-${bookingId}` })).status, 200);
    // A walk-in is paid at the salon: the money does not pass through us.
    const key = crypto.randomUUID();
    assert.equal((await desk.ask('POST', 'walk-ins', { key, services: [scene.salon.cut] })).status, 200);

    const statement = await read();
    assert.deepEqual(sums(statement), [0, 900, 225, 300.5, 374.5]);
    assert.deepEqual(
      statement.lines.map(({ kind, text, reference, amount, balance }: StatementLine) => [
        ...[kind, text, reference, amount, balance],
      ]),
      [
        ['earned', 'Cut', '#1', 450, 450],
        ['earned', 'Cut', '#2', 450, 900],
        ['refunded', 'Refund: Cut', '#2', -225, 675],
        ['paid-out', 'Paid out to your bank account', `UTR-${bookingId}`, -300.5, 374.5],
      ],
    );
    assert.equal(statement.lines[3].bookingId, null);
    assert.deepEqual(sums(await read(`from=${TUESDAY}&to=${TUESDAY}`)), [374.5, 0, 0, 0, 374.5]);
    assert.deepEqual(sums(await read('from=2026-11-01&to=2026-11-22')), [0, 0, 0, 0, 0]);
    assert.equal((await desk.ask('GET', 'statement?from=2026-11-02&to=2026-11-01')).status, 400);
    assert.equal((await desk.ask('GET', 'statement?from=2025-01-01&to=2026-11-01')).status, 400);
  });

  it("tells what is earned by visits that are over, what is paid ahead, and the salon's walk-ins", async () => {
    const { bench, customer } = scene;
    await pay(await makeCustomer(scene.database));
    const { bookingId } = await pay();
    const key = crypto.randomUUID();
    assert.equal((await desk.ask('POST', 'walk-ins', { key, services: [scene.salon.cut] })).status, 200);
    const { data: listed } = (await desk.ask('GET', 'orders')).json;
    assert.deepEqual(
      listed.map(({ source, share }: SalonBooking) => `${source} ${share}`).sort(),
      ['online 450', 'online 450', 'walk-in 500'],
      'a booking in the list says what the statement says of it',
    );
    const visits = async (days = WEEK) => (await read(days)).visits;
    const walkIns = (await visits()).walkIns;
    assert.deepEqual(walkIns, { count: 1, total: 500 });
    assert.deepEqual(await visits(), { done: 0, ahead: 900, walkIns });

    bench.now = addMinutes(MONDAY_NOON, 30);
    assert.equal((await cancelVisit(bench, customer, bookingId)).status, 200);
    assert.deepEqual(
      await visits(),
      { done: 225, ahead: 450, walkIns },
      'what a cancelled visit keeps is earned',
    );
    bench.now = addMinutes(MONDAY_NOON, 2 * 24 * 60);
    assert.deepEqual(await visits(), { done: 675, ahead: 0, walkIns });
    assert.deepEqual(await visits('from=2026-11-01&to=2026-11-22'), {
      ...{ done: 0, ahead: 0, walkIns: { count: 0, total: 0 } },
    });
  });

  it('comes by the page, the latest first, as one CSV of any length, and as a PDF that can be printed', async () => {
    const { database, bench, salon } = scene;
    const { bookingId } = await pay();
    const add = (movements: number) =>
      database.db.execute(sql`with added as (
          insert into ledger_transactions (key, event, booking_id, at)
          select gen_random_uuid()::text, 'captured', ${bookingId}, ${bench.now}::timestamptz + n * interval '1 second'
            from generate_series(1, ${movements}::int) n returning id)
        insert into ledger_entries (transaction_id, account, salon_id, amount_paise)
        select id, 'gateway', null, 100 from added union all select id, 'salon', ${salon.id}::uuid, -100 from added`);
    await add(999);
    const balances = ({ lines }: { lines: StatementLine[] }) => lines.map(({ balance }) => balance);
    const first = await read(`${WEEK}&page=1&limit=3`);
    assert.deepEqual(sums(first), [0, 1449, 0, 0, 1449]);
    assert.deepEqual(balances(first), [1447, 1448, 1449]);
    assert.deepEqual([first.pagination.total, first.pagination.pages], [1_000, 334]);
    assert.deepEqual(balances(await read(`${WEEK}&page=2&limit=3`)), [1444, 1445, 1446]);
    assert.deepEqual(balances(await read(`${WEEK}&page=334&limit=3`)), [450]);
    assert.deepEqual(balances(await read(`${WEEK}&page=335&limit=3`)), []);
    assert.equal((await read()).lines.length, 1_000);

    const find = createDocuments({
      listFiles: createListFiles(),
      ...{ db: database.db, company: DEFAULT_COMPANY, siteUrl: 'http://localhost:3000' },
    });
    const days = { kind: 'statement', ownerId: desk.owner.id, from: '2026-11-23', to: '2026-11-29' } as const;
    assert.ok(await find({ ...days, format: 'pdf' }, bench.now));
    await add(1);
    await assert.rejects(find({ ...days, format: 'pdf' }, bench.now), {
      code: 'VALIDATION_FAILED',
      message:
        'These days have 1001 lines, and a PDF can have 1000. Choose fewer days, or take the statement as CSV.',
    });
    const csv = await find({ ...days, format: 'csv' }, bench.now);
    let text = '';
    for await (const chunk of (await csv?.bytes()) ?? []) text += String(chunk);
    const rows = text.trimEnd().split('\r\n').slice(2, -1);
    assert.deepEqual(
      rows.map((row) => row.split(',').at(-1)),
      Array.from({ length: 1_001 }, (_, no) => `${450 + no}.00`),
    );
    await add(1_000);
    assert.match((await read()).message, /2001 lines\. Choose fewer days/);
    assert.equal((await read(`${WEEK}&page=1`)).lines.length, 100);
  });

  it('pays out never more than is owed, each reference once, and keeps the ledger at zero', async () => {
    const { database, salon } = scene;
    assert.match((await payOut({})).json.message, /Nothing is owed/);
    await pay();
    const reference = `NEFT-${salon.id}`;
    const first = await payOut({ amount: 200, reference });
    const again = await payOut({ amount: 200, reference });
    assert.deepEqual([again.status, again.json.payout], [200, first.json.payout]);
    for (const [change, code] of [
      [{ amount: 250.01 }, 'PAYOUT_REFUSED'],
      [{ amount: 99_000_000 }, 'PAYOUT_REFUSED'],
      [{ amount: 201, reference }, 'PAYOUT_REFUSED'],
      [{ amount: 1, paidAt: '2026-11-22T10:00' }, 'PAYOUT_REFUSED'],
      [{ amount: 1, paidAt: '2026-11-24T10:00' }, 'VALIDATION_FAILED'],
      [{ amount: 1.005 }, 'VALIDATION_FAILED'],
      [{ salonId: crypto.randomUUID() }, 'NOT_FOUND'],
    ] as const) {
      assert.equal((await payOut(change)).json.code, code, JSON.stringify(change));
    }
    const both = await Promise.all([payOut({ amount: 200 }), payOut({ amount: 200 })]);
    assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409]);
    assert.deepEqual(sums(await read()), [0, 450, 0, 400, 50]);
    const all = Object.values(await findBalances(database.db));
    assert.equal(
      all.reduce((sum, one) => sum + one),
      0,
    );
    const audit = await database.db.select().from(auditEntries).where(eq(auditEntries.salonId, salon.id));
    assert.equal(audit.filter(({ action }) => action === 'admin.recordPayout').length, 2);
  });

  it('is a file too: CSV by the line, PDF by the page', async () => {
    const { database, bench } = scene;
    await pay();
    const find = createDocuments({
      listFiles: createListFiles(),
      db: database.db,
      company: DEFAULT_COMPANY,
      siteUrl: 'http://localhost:3000',
    });
    const days = { kind: 'statement', ownerId: desk.owner.id, from: '2026-11-23', to: '2026-11-29' } as const;
    const csv = await find({ ...days, format: 'csv' }, bench.now);
    const rows: string[] = [];
    for await (const chunk of (await csv?.bytes()) ?? []) rows.push(String(chunk));
    assert.equal(csv?.name, 'sundara-statement-2026-11-23-to-2026-11-29.csv');
    assert.deepEqual(rows.join('').replace('\ufeff', '').trimEnd().split('\r\n'), [
      'Date,Time,Kind,What,Reference,Amount (₹),Owed (₹)',
      '2026-11-23,,,Owed before,,,0.00',
      '2026-11-23,12:00,Paid in,Cut,#1,450.00,450.00',
      '2026-11-29,,,Owed now,,,450.00',
    ]);
    const pdf = await find({ ...days, format: 'pdf' }, bench.now);
    assert.match(String(await pdf?.bytes()), /^%PDF-1\.7/);
    const stranger = await makeCustomer(database, 'salon');
    assert.equal(await find({ ...days, ownerId: stranger.id, format: 'csv' }, bench.now), undefined);
  });
});

it('has as many pages as its lines need, one where there are none', async () => {
  const line: StatementLine = {
    ...{ at: '2026-11-23T12:00:00+05:30', kind: 'earned', bookingId: null, reference: '#1' },
    ...{ text: 'Haircut and Finish, '.repeat(8), amount: 1_23_456.5, balance: -12.25 },
  };
  const made = (lines: number) =>
    statementPdf({
      ...{ opening: 0, earned: 0, refunded: 0, paidOut: 0, closing: 0, from: '2026-11-01', to: '2026-11-30' },
      lines: Array.from({ length: lines }, () => line),
      ...{
        company: DEFAULT_COMPANY,
        salon: { name: 'రాధ Salon', address: '12 Inner Road' },
        issuedAt: MONDAY_NOON,
      },
    });
  const pages = async (lines: number) =>
    (await made(lines)).toString('latin1').match(/\/Type \/Page\b/g)?.length;
  assert.deepEqual([await pages(0), await pages(29), await pages(30), await pages(100)], [1, 1, 2, 3]);
});
