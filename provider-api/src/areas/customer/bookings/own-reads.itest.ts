import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/open-database.ts';
import { forEachDatabase } from '../../../testing/for-each-database.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { bookings } from '../../booking/bookings/bookings.tables.ts';
import { postRefundPaid } from '../../money/ledger/post.ts';
import { payments } from '../../money/payments/payments.tables.ts';
import { requestRefund } from '../../money/refunds/request-refund.command.ts';

/** Each role's own reads: what they contain, and that no one else can read them. */
forEachDatabase((_, open) => {
  let database: Database;
  let api: TestApp;
  let tokens: Record<'customer' | 'salon' | 'admin', string>;
  before(async () => {
    database = await open('demo');
    api = await testApp(database);
    tokens = {
      customer: await api.signIn('customer@demo.test'),
      salon: await api.signIn('salon@demo.test'),
      admin: await api.signIn('admin@demo.test'),
    };
  });

  /** How many of the demo salon's bookings are visible. */
  const standingAtSalon = async (): Promise<number> => {
    const { rows } = await database.pool.query(
      `select count(*)::int as count from bookings b join salons s on s.id = b.salon_id
        where s.name = 'Tamarind & Silk' and b.status not in ('held', 'expired')`,
    );
    return rows[0].count;
  };

  const ACCESS = [
    ['/api/customer/profile', ['customer']],
    ['/api/customer/dashboard/stats', ['customer']],
    ['/api/customer/bookings', ['customer']],
    ['/api/salon/profile', ['salon', 'admin']],
    ['/api/salon/orders', ['salon']],
    ['/api/salon/dashboard', ['salon']],
    ['/api/admin/salons', ['admin']],
  ] as const;
  for (const [path, allowed] of ACCESS) {
    it(`opens ${path} to ${allowed.join(' and ')} alone`, async () => {
      assert.equal((await api.call('GET', path)).status, 401);
      for (const role of ['customer', 'salon', 'admin'] as const) {
        const { status } = await api.call('GET', path, { token: tokens[role] });
        assert.equal(status, allowed.some((one) => one === role) ? 200 : 403, role);
      }
    });
  }

  it("holds the customer's upcoming visits soonest first, and what may be done about them", async () => {
    const { data } = (await api.call('GET', '/api/customer/dashboard/stats', { token: tokens.customer }))
      .json;
    assert.deepEqual([data.upcomingCount, data.completedCount], [2, 3]);
    const [first, second] = data.upcomingBookings;
    assert.deepEqual(
      [first, second].map(({ serviceName }) => serviceName),
      ['Hair Spa', 'Sandalwood Body Scrub'],
    );
    assert.match(first.dateTime, /T15:00:00\+05:30$/);
    const later = { rebook: false, review: false, dispute: false };
    assert.deepEqual(first.can, { cancel: true, reschedule: true, ...later });
    assert.equal(first.totalAmount, first.amount);
    assert.match(first.salon.coverImage.url, /^\/api\/pictures\//);
  });

  it('pages and filters bookings, latest visit first, under all specified names', async () => {
    const path = '/api/customer/bookings';
    const all = (await api.call('GET', `${path}?limit=2&page=2`, { token: tokens.customer })).json;
    assert.deepEqual([all.data.length, all.pages, all.pagination.total, all.bookings], [2, 3, 5, all.data]);
    assert.match(all.data[0].formattedDate, /^[A-Z][a-z]{2}, \d{1,2} [A-Z][a-z]{2} 20\d\d$/);
    const done = (await api.call('GET', `${path}?status=completed`, { token: tokens.customer })).json;
    assert.deepEqual(
      done.data.map(({ status }: { status: string }) => status),
      ['completed', 'completed', 'completed'],
    );
    assert.equal(done.data[0].can.cancel, false);
    assert.equal((await api.call('GET', `${path}?status=held`, { token: tokens.customer })).status, 400);
  });

  it('shows a basket on its way to nobody: held and expired bookings are the server’s own', async () => {
    const rows = await database.pool.query(
      `with basket as (
         insert into bookings (salon_id, customer_id, during, status, hold_expires_at, customer_name,
                customer_email, customer_phone, base_paise, discount_paise, fee_paise, gst_paise, total_paise)
         select salon_id, customer_id, during, status.name, now(), 'Meera Nair', '', '', 0, 0, 0, 0, 0
           from bookings, (values ('held'), ('expired')) as status (name)
          where no = (select min(no) from bookings where customer_email = 'customer@demo.test') returning id, salon_id, during, status
       ), taken as (
         insert into occupations (booking_id, salon_id, chair, during)
         select id, salon_id, 9, during from basket where status = 'held'
       ) select id from basket`,
    );
    const { customer, salon, admin } = tokens;
    const own = (await api.call('GET', '/api/customer/bookings', { token: customer })).json;
    assert.equal(own.pagination.total, 5);
    for (const { id } of rows.rows)
      assert.equal((await api.call('GET', `/api/customer/bookings/${id}`, { token: customer })).status, 404);
    const { pagination } = (await api.call('GET', '/api/salon/orders?q=meera', { token: salon })).json;
    assert.equal(pagination.total, 5);
    const { salons } = (await api.call('GET', '/api/admin/salons?q=tamarind', { token: admin })).json;
    assert.equal(salons[0].bookings, await standingAtSalon());
    await database.pool.query(`delete from bookings where status in ('held', 'expired')`);
  });

  it("answers another's booking and a missing one alike", async () => {
    const { data } = (await api.call('GET', '/api/customer/bookings', { token: tokens.customer })).json;
    const other = await api.call('POST', '/api/auth/register', {
      body: { name: 'B', email: 'b@example.test', phone: '+91 90000 00012', password: 'marigold-lamp-42' },
    });
    const read = (id: string, token: string) => api.call('GET', `/api/customer/bookings/${id}`, { token });
    assert.equal((await read(data[0].id, tokens.customer)).status, 200);
    const foreign = await read(data[0].id, other.json.token);
    const missing = await read(crypto.randomUUID(), other.json.token);
    assert.equal(foreign.status, 404);
    assert.deepEqual(foreign.json, missing.json);
  });

  it("shows the owner the salon's bookings, searchable by customer and service", async () => {
    const orders = async (query: string) =>
      (await api.call('GET', `/api/salon/orders?${query}`, { token: tokens.salon })).json;
    const all = await orders('limit=50');
    assert.equal(all.pagination.total, await standingAtSalon());
    const created = all.data.map(({ createdAt }: { createdAt: string }) => createdAt);
    assert.deepEqual(created, [...created].sort().reverse(), 'newest first');
    assert.equal((await orders('q=meera')).pagination.total, 5);
    const cuts = (await orders('q=haircut&limit=100')).data;
    assert(cuts.length > 0 && cuts.length < all.pagination.total);
    for (const { services } of cuts) assert.match(JSON.stringify(services), /haircut/i);
    assert.equal((await orders('q=nobody%25')).pagination.total, 0);
  });

  it("counts the salon's money without our fee and without what was given back, by capture", async () => {
    const figures = async (range: string) =>
      (await api.call('GET', `/api/salon/dashboard?dateRange=${range}`, { token: tokens.salon })).json.data;
    const balanceOf = async (unit: 'year' | 'day') => {
      const { rows } = await database.pool.query(
        `select -coalesce(sum(e.amount_paise), 0)::int as paise from ledger_entries e
        join ledger_transactions t on t.id = e.transaction_id
        join bookings b on b.id = t.booking_id join salons s on s.id = e.salon_id
        where s.name = 'Tamarind & Silk' and e.account = 'salon'
          and date_trunc($1, b.created_at at time zone 'Asia/Kolkata') = date_trunc($1, now() at time zone 'Asia/Kolkata')`,
        [unit],
      );
      return rows[0].paise / 100;
    };
    assert.equal((await figures('year')).balance, await balanceOf('year'));
    assert.equal((await figures('today')).balance, await balanceOf('day'));
    assert.equal((await figures('decade'))?.balance, undefined, 'an unknown range is refused');
  });

  it('shows the admin every salon with its owner and counts', async () => {
    const found = (await api.call('GET', '/api/admin/salons?q=jubilee', { token: tokens.admin })).json;
    const owners = found.salons.map(({ owner }: { owner: { email: string } | null }) => owner?.email);
    assert.ok(owners.includes('salon@demo.test'));
    for (const email of owners)
      assert.match(email ?? 'salon@demo.test', /^(owner@.+\.example|salon@demo\.test)$/);
    assert.deepEqual(found.counts, { total: 144, active: 144, pending: 0 });
  });

  it('takes the words of a filter in any case; an empty one and all are no filter', async () => {
    const idsOf = async (query: string) => {
      const { json } = await api.call('GET', `/api/customer/bookings?limit=100&${query}`, {
        token: tokens.customer,
      });
      return json.data.map(({ id }: { id: string }) => id);
    };
    const [all, completed] = [await idsOf(''), await idsOf('status=completed')];
    assert(completed.length > 0 && completed.length < all.length);
    for (const word of ['Completed', 'COMPLETED', '%20completed%20'])
      assert.deepEqual(await idsOf(`status=${word}`), completed, word);
    assert.deepEqual(await idsOf('dateRange=Week'), await idsOf('dateRange=week'));
    for (const none of ['status=', 'status=all', 'status=All&dateRange='])
      assert.deepEqual(await idsOf(none), all, none);
    const refused = await api.call('GET', '/api/customer/bookings?status=lost', { token: tokens.customer });
    assert.deepEqual([refused.status, refused.json.code], [400, 'VALIDATION_FAILED']);
  });

  it('counts as spent what visits that took place cost, less what goes or went back of it', async () => {
    const stats = async () =>
      (await api.call('GET', '/api/customer/dashboard/stats', { token: tokens.customer })).json.data;
    const done = (
      await api.call('GET', '/api/customer/bookings?status=completed', { token: tokens.customer })
    ).json.data;
    const paid = done.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0);
    const { completedCount, totalSpent } = await stats();
    assert.deepEqual([completedCount, totalSpent], [done.length, paid]);
    const refund = await database.transaction(async (tx) => {
      const [payment] = await tx.select().from(payments).where(eq(payments.bookingId, done[0].id));
      const { bookingId = '', gatewayPaymentId } = payment ?? {};
      const due = { bookingId, gatewayPaymentId: gatewayPaymentId ?? '', amountPaise: 5_050 };
      return requestRefund(tx, { ...due, key: 'a-part', reason: 'discretion' }, new Date());
    });
    assert.equal((await stats()).totalSpent, paid - 50.5);
    await database.transaction((tx) => postRefundPaid(tx, refund, new Date()));
    assert.equal((await stats()).totalSpent, paid - 50.5);
    await database.db.update(bookings).set({ status: 'disputed' }).where(eq(bookings.id, done[0].id));
    const { completedCount: still, totalSpent: same } = await stats();
    assert.deepEqual([still, same], [done.length, paid - 50.5], 'a disputed visit took place');
    await database.db.update(bookings).set({ status: 'completed' }).where(eq(bookings.id, done[0].id));
  });
});
