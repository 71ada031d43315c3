import assert from 'node:assert/strict';
import { it } from 'node:test';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { outbox } from '../../../platform/outbox/outbox.tables.ts';
import { makeCustomer, makeSalon, type TestCustomer } from '../../../testing/payments/booking-bench.ts';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';
import { bookings } from '../../booking/bookings/bookings.tables.ts';
import { users } from '../../identity/accounts/accounts.tables.ts';
import { salons } from '../../marketplace/salons/salons.tables.ts';
import { refunds } from '../../money/refunds/refunds.tables.ts';
import { payVisit } from '../../money/refunds/testing/paid-visit.ts';
import { openUsersDesk, person } from './testing/users-desk.ts';

/** A customer's cancellation of the visit on Tuesday at four refunds everything, on Monday at six half. */
const [FAR, NEAR] = [{ dateTime: '2026-11-24T16:00' }, { dateTime: '2026-11-23T18:00' }];

forEachBench({ webhooks: 'caught', seats: 3 }, (scene) => {
  const desk = openUsersDesk(scene);
  const { call, list, make, signIn, audited } = desk;
  const userOf = async (id: string) =>
    (await scene.database.db.select().from(users).where(eq(users.id, id)))[0];

  it('leaves the role and the account of whoever owns a salon, and the role of whoever has visits ahead', async () => {
    const owner = await make({ role: 'salon' });
    await makeSalon(scene.database, 1, { ownerId: owner.id, name: 'Lotus Room' });
    const asked = { name: owner.name, email: owner.email, role: 'customer' };
    for (const refused of [await call('PUT', `/${owner.id}`, asked), await call('DELETE', `/${owner.id}`)]) {
      assert.deepEqual([refused.status, refused.json.code], [409, 'USER_HAS_SALON']);
      assert.match(refused.json.message, /"Lotus Room"/);
    }
    const [listed] = (await list(`q=${owner.email}`)).users;
    assert.deepEqual(
      [listed.salon.name, listed.can],
      ['Lotus Room', { delete: false, toggle: true, changeRole: false }],
    );
    await payVisit(scene.bench, scene.sandbox, scene.customer, scene.salon, FAR);
    const { id, email } = scene.customer;
    const visiting = await call('PUT', `/${id}`, { name: 'Asha Rao', email, role: 'salon' });
    assert.deepEqual([visiting.status, visiting.json.code], [409, 'USER_HAS_VISITS']);
  });

  it('counts what stands ahead of an account and of its salon, which disabling it leaves as it is', async () => {
    const { database, bench, sandbox, salon, customer } = scene;
    await payVisit(bench, sandbox, customer, salon, FAR);
    const near = await payVisit(bench, sandbox, customer, salon, NEAR);
    const cancelled = await bench.call('POST', `/api/customer/bookings/${near.bookingId}/cancel`, {
      token: customer.token,
    });
    assert.equal(cancelled.status, 200);
    const owner = await make({ role: 'salon' });
    await database.db.update(salons).set({ ownerId: owner.id }).where(eq(salons.id, salon.id));
    const one = { visits: 1, paidPaise: 50_800 };
    const ahead = async (id: string) => (await call('GET', `/${id}/ahead`)).json.ahead;
    assert.deepEqual(await ahead(customer.id), { own: one, salon: null });
    assert.deepEqual(await ahead(owner.id), { own: { visits: 0, paidPaise: 0 }, salon: one });
    await call('PATCH', `/${customer.id}/toggle-status`, { isActive: false });
    assert.deepEqual(await ahead(customer.id), { own: one, salon: null });
  });

  it('lets nobody delete, disable or demote themselves', async () => {
    const { id, email } = desk.admin;
    for (const refused of [
      await call('DELETE', `/${id}`),
      await call('PATCH', `/${id}/toggle-status`),
      await call('PUT', `/${id}`, { name: 'Asha Rao', email, role: 'customer' }),
    ])
      assert.deepEqual([refused.status, refused.json.code], [409, 'OWN_ACCOUNT']);
    assert.equal((await call('PUT', `/${id}`, { name: 'Asha Devi', email, role: 'admin' })).status, 200);
    const [own] = (await list(`q=${email}`)).users;
    assert.deepEqual(own.can, { delete: false, toggle: false, changeRole: false });
  });

  it('leaves one of two admins who disable, demote or delete each other at once', async () => {
    const { db } = scene.database;
    const acts = [
      (id: string, by: TestCustomer) => call('PATCH', `/${id}/toggle-status`, { isActive: false }, by),
      (id: string, by: TestCustomer) => call('DELETE', `/${id}`, undefined, by),
      (id: string, by: TestCustomer) => call('PUT', `/${id}`, { ...person(), role: 'customer' }, by),
    ];
    for (const act of acts) {
      await db.update(users).set({ isActive: false }).where(eq(users.role, 'admin'));
      const [one, two] = [
        await makeCustomer(scene.database, 'admin'),
        await makeCustomer(scene.database, 'admin'),
      ];
      const answers = await Promise.all([act(two.id, one), act(one.id, two)]);
      assert.equal(answers.filter(({ status }) => status === 200).length, 1);
      const left = await db
        .select({ id: users.id })
        .from(users)
        .where(
          and(
            inArray(users.id, [one.id, two.id]),
            eq(users.role, 'admin'),
            eq(users.isActive, true),
            sql`deleted_at is null`,
          ),
        );
      assert.equal(left.length, 1);
    }
  });

  it('deletes a customer: all that was paid for visits ahead comes back, once, and the person is gone', async () => {
    const { database, bench, sandbox, salon, customer } = scene;
    await payVisit(bench, sandbox, customer, salon, FAR);
    await payVisit(bench, sandbox, customer, salon, NEAR);
    const { consequences } = (await call('GET', `/${customer.id}/consequences`)).json;
    assert.deepEqual(consequences, { upcoming: 2, refund: 1016, sessions: 1, salon: null });
    const early = await call('DELETE', `/${customer.id}?expectedRefund=508`);
    assert.deepEqual([early.status, early.json.code], [409, 'REFUND_CHANGED']);
    assert.match(early.json.message, /₹1,016\.00.*still stands/);

    const both = await Promise.all([1, 2].map(() => call('DELETE', `/${customer.id}?expectedRefund=1016`)));
    assert.deepEqual(
      both.map(({ status, json }) => [status, json.message]),
      [1, 2].map(() => [200, 'User deleted successfully']),
    );
    await bench.jobsDone();
    const back = await database.db
      .select({ paise: refunds.amountPaise, status: refunds.status, by: bookings.cancelledBy })
      .from(refunds)
      .innerJoin(bookings, eq(bookings.id, refunds.bookingId))
      .where(eq(bookings.customerId, customer.id));
    const whole = { paise: 50_800, status: 'processed', by: 'admin' };
    assert.deepEqual(back, [whole, whole]);
    const gone = await userOf(customer.id);
    assert.deepEqual([gone?.name, gone?.phone, gone?.deletedAt !== null], ['Deleted customer', '', true]);
    assert.equal((await bench.call('GET', '/api/auth/me', { token: customer.token })).status, 401);
    assert.equal((await list(`q=${customer.email}`)).pagination.total, 0);
    const mails = await database.db.select().from(outbox).where(eq(outbox.key, customer.id));
    assert.equal(mails.filter((mail) => mail.kind === 'mail.account-deleted' && mail.doneAt).length, 1);
    const entries = (await audited(customer.id)).filter(({ action }) => action === 'admin.deleteUser');
    assert.deepEqual(
      entries.map(({ changes }) => changes),
      [{ role: ['customer', null], visitsCancelled: [null, 2], refundPaise: [null, 101_600] }],
    );
  });

  it('leaves of an owner without a salon and of another admin what they were, and their address free', async () => {
    for (const [role, left] of [
      ['salon', 'Former salon owner'],
      ['admin', 'Former admin'],
    ] as const) {
      const user = await make({ role, phone: '98480 12345' });
      const { token } = (await signIn(user.email)).json;
      const { status, json } = await call('DELETE', `/${user.id}?expectedRefund=0`);
      assert.deepEqual([status, json.message], [200, 'User deleted successfully']);
      const gone = await userOf(user.id);
      assert.deepEqual([gone?.name, gone?.phone, gone?.deletedAt !== null], [left, '', true]);
      assert.notEqual(gone?.email, user.email);
      assert.equal((await scene.bench.call('GET', '/api/auth/me', { token })).status, 401);
      assert.equal((await signIn(user.email)).status, 401);
      assert.equal((await call('GET', `/${user.id}/consequences`)).status, 404);
      const entries = (await audited(user.id)).filter(({ action }) => action === 'admin.deleteUser');
      assert.deepEqual(
        entries.map(({ changes }) => changes),
        [{ role: [role, null], visitsCancelled: [null, 0], refundPaise: [null, 0] }],
      );
      assert.equal((await make({ email: user.email })).role, 'customer');
    }
  });
});
