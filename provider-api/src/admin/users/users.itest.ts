import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { after, beforeEach, it } from 'node:test';
import type { AdminUser } from '@sundara/contracts/api';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { auditEntries } from '../../audit/audit.tables.ts';
import { users } from '../../auth/auth.tables.ts';
import { bookings } from '../../bookings/bookings.tables.ts';
import { outbox } from '../../outbox/outbox.tables.ts';
import { passwordResets } from '../../passwords/passwords.tables.ts';
import { makeCustomer, makeSalon, type TestCustomer } from '../../payments/testing/booking-bench.ts';
import { forEachBench } from '../../payments/testing/for-each-bench.ts';
import { refunds } from '../../refunds/refunds.tables.ts';
import { payVisit } from '../../refunds/testing/paid-visit.ts';
import { plansOf, settle } from '../../testing/plans-of.ts';
import { pageOfIdsQuery } from '../list/page-of-ids.ts';
import { findAvailableOwners } from '../salons/available-owners.ts';
import { type UserFilter, userCondition, userOrder } from './users.repository.ts';
import { findUsersFile, userFilterSchema } from './users-file.ts';

const PASSWORD = 'marigold-lamp-42';
const USERS = '/api/admin/users';
/** On Tuesday at four everything comes back to whoever cancels, on Monday at six half. */
const [FAR, NEAR] = [{ dateTime: '2026-11-24T16:00' }, { dateTime: '2026-11-23T18:00' }];

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
let people = 0;
const person = (change: Record<string, unknown> = {}) => ({
  ...{ name: 'Lata Devi', email: `made-${++people}@people.example`, password: PASSWORD },
  ...change,
});

forEachBench({ webhooks: 'caught', seats: 3 }, (scene, kind) => {
  let admin: TestCustomer;
  after(() => rm(scene.bench.dataDir, { recursive: true }));
  beforeEach(async () => {
    admin = await makeCustomer(scene.database, 'admin');
  });

  const call = (method: Method, path = '', body?: unknown, { token } = admin) =>
    scene.bench.call(method, `${USERS}${path}`, { token, ...(body !== undefined && { body }) });
  const list = async (query: string) => (await call('GET', `?${query}`)).json;
  const names = async (query: string) => (await list(query)).users.map(({ name }: AdminUser) => name);
  const make = async (change: Record<string, unknown> = {}): Promise<AdminUser> => {
    const { status, json } = await call('POST', '', person(change));
    assert.equal(status, 200, JSON.stringify(json));
    return json.user;
  };
  const signIn = (email: string) =>
    scene.bench.call('POST', '/api/auth/login', { body: { email, password: PASSWORD } });
  const userOf = async (id: string) =>
    (await scene.database.db.select().from(users).where(eq(users.id, id)))[0];
  const audited = (id: string) =>
    scene.database.db
      .select({ action: auditEntries.action, changes: auditEntries.changes })
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, id))
      .orderBy(auditEntries.id);

  it('is for admins, and refuses what is no order, page, role or account', async () => {
    assert.equal((await scene.bench.call('GET', USERS)).status, 401);
    for (const role of ['customer', 'salon'] as const)
      assert.equal((await call('GET', '', undefined, await makeCustomer(scene.database, role))).status, 403);
    for (const query of ['sort=phone_asc', 'sort=name', 'page=0', 'role=owner', 'status=off'])
      assert.equal((await call('GET', `?${query}`)).status, 400, query);
    for (const id of ['nobody', crypto.randomUUID()])
      assert.equal((await call('PATCH', `/${id}/toggle-status`)).status, 404, id);
  });

  it('lists ten of them newest first, sorts by each column either way, and each stands on one page', async () => {
    const { users: first, pagination, counts } = await list('');
    assert.deepEqual([first.length, pagination.limit], [Math.min(10, counts.total), 10]);
    const joined = first.map(({ createdAt }: AdminUser) => createdAt);
    assert.deepEqual(joined, [...joined].sort().reverse());
    for (const column of ['name', 'email', 'role', 'status', 'createdAt']) {
      const ids: string[] = [];
      for (let page = 1; page <= Math.ceil(counts.total / 2); page += 1)
        for (const { id } of (await list(`sort=${column}_asc&limit=2&page=${page}`)).users) ids.push(id);
      assert.equal(new Set(ids).size, counts.total, column);
      const all = (await list(`sort=${column}_desc&limit=100`)).users.map(({ id }: AdminUser) => id);
      assert.deepEqual([...ids].reverse(), all, column);
    }
  });

  it('finds by part of a name, an address or a number, and by how a word begins', async () => {
    const word = `Zuv${kind}${++people}`.replaceAll(' ', '');
    await make({ name: `Usha ${word}`, phone: '98480 77123' });
    await make({ name: `100%_ ${word}` });
    assert.deepEqual((await names(`q=${word.slice(1).toUpperCase()}`)).length, 2);
    assert.deepEqual(await names(`q=${encodeURIComponent(`%_ ${word}`)}`), [`100%_ ${word}`]);
    assert.deepEqual(await names(`q=${encodeURIComponent('98480 77123')}&limit=1`), [`Usha ${word}`]);
    assert.equal((await names(`q=uv&limit=100`)).includes(`Usha ${word}`), false);
    assert.equal((await names(`q=zu&limit=100`)).includes(`Usha ${word}`), true);
    assert.equal((await list(`q=nobody-is-called-so`)).pagination.total, 0);
  });

  it('narrows by role and state, and counts what was created, changed, disabled and deleted', async () => {
    const before = (await list('')).counts;
    const owner = await make({ role: 'salon' });
    const other = await make();
    await call('PATCH', `/${other.id}/toggle-status`);
    await call('PUT', `/${owner.id}`, { ...person(), role: 'admin' });
    const gone = await make();
    await call('DELETE', `/${gone.id}`);
    const { counts, pagination } = await list('status=disabled&role=customer');
    assert.deepEqual(counts, {
      total: before.total + 2,
      customers: before.customers + 1,
      salonOwners: before.salonOwners,
      admins: before.admins + 1,
      disabled: before.disabled + 1,
    });
    assert.deepEqual((await names('status=disabled&role=customer&limit=100')).length, pagination.total);
    const { rows } = await scene.database.pool.query(
      `select count(*)::int as wrong from (
         (select role, is_active, count(*) from users where deleted_at is null group by 1, 2)
         except (select role, is_active, count from user_counts)) differing`,
    );
    assert.deepEqual(rows, [{ wrong: 0 }]);
  });

  it('creates accounts of each role that can sign in, and says which field is wrong', async () => {
    for (const role of ['customer', 'salon', 'admin']) {
      const user = await make({ role, phone: '098480 12345' });
      assert.deepEqual([user.role, user.phone, user.isActive], [role, '+919848012345', true]);
      assert.equal((await signIn(user.email)).status, 200);
      assert.deepEqual(await audited(user.id), [
        { action: 'admin.createUser', changes: { role: [null, role] } },
      ]);
    }
    const answer = await call('POST', '', person());
    assert.equal(answer.json.message, 'User created successfully');
    for (const [change, status, code, path] of [
      [{ name: ' ' }, 400, 'VALIDATION_FAILED', 'name'],
      [{ email: 'lata' }, 400, 'VALIDATION_FAILED', 'email'],
      [{ password: undefined }, 400, 'VALIDATION_FAILED', 'password'],
      [{ password: 'short' }, 400, 'VALIDATION_FAILED', 'password'],
      [{ password: 'password123' }, 422, 'PASSWORD_TOO_COMMON', 'password'],
      [{ phone: '12' }, 400, 'VALIDATION_FAILED', 'phone'],
      [{ email: admin.email.toUpperCase() }, 409, 'EMAIL_TAKEN', 'email'],
    ] as const) {
      const { status: got, json } = await call('POST', '', person(change));
      assert.deepEqual([got, json.code, json.fields[0].path], [status, code, path]);
    }
  });

  it('changes details and role, says so, signs out whose role is another one, and keeps no name in the audit', async () => {
    const user = await make();
    const { token } = (await signIn(user.email)).json;
    const seen = { name: user.name, email: user.email, phone: '', role: 'customer' };
    await scene.database.db
      .insert(passwordResets)
      .values({ userId: user.id, tokenHash: `reset-${user.id}`, expiresAt: new Date(Date.now() + 60_000) });
    const next = { name: 'Lata Rao', email: `next-${user.email}`, phone: '98480 12345', role: 'salon' };
    const { status, json } = await call('PUT', `/${user.id}`, { ...next, seen });
    assert.deepEqual([status, json.message, json.user.role], [200, 'User updated successfully', 'salon']);
    assert.equal((await scene.bench.call('GET', '/api/auth/me', { token })).status, 401);
    const links = await scene.database.db
      .select()
      .from(passwordResets)
      .where(eq(passwordResets.userId, user.id));
    assert.equal(links.length, 0);
    const [, entry] = await audited(user.id);
    assert.deepEqual(entry, {
      action: 'admin.updateUser',
      changes: { name: [null, null], email: [null, null], phone: [null, null], role: ['customer', 'salon'] },
    });
    // The form was opened before.
    assert.equal((await call('PUT', `/${user.id}`, { ...next, seen })).json.code, 'USER_CHANGED');
    const taken = await call('PUT', `/${user.id}`, { ...next, email: admin.email });
    assert.deepEqual(
      [taken.status, taken.json.code, taken.json.fields[0].path],
      [409, 'EMAIL_TAKEN', 'email'],
    );
    assert.equal((await audited(user.id)).length, 2);
  });

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

  it('disables and enables: sessions end, signing in says why, and told twice it is done once', async () => {
    const user = await make();
    const { token } = (await signIn(user.email)).json;
    for (let time = 0; time < 2; time += 1) {
      const { status, json } = await call('PATCH', `/${user.id}/toggle-status`, { isActive: false });
      assert.deepEqual([status, json.user.isActive], [200, false]);
    }
    assert.notEqual((await scene.bench.call('GET', '/api/auth/me', { token })).status, 200);
    const refused = await signIn(user.email);
    assert.deepEqual([refused.status, refused.json.message], [403, 'This account is disabled.']);
    assert.equal((await call('PATCH', `/${user.id}/toggle-status`)).json.user.isActive, true);
    assert.equal((await signIn(user.email)).status, 200);
    assert.deepEqual(
      (await audited(user.id)).slice(1).map(({ changes }) => changes),
      [{ isActive: [true, false] }, { isActive: [false, true] }],
    );
  });

  it('lets nobody delete, disable or demote themselves', async () => {
    const { id, email } = admin;
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

  it('shows where somebody is signed in, and signs them out there or everywhere', async () => {
    const user = await make();
    const tokens = [];
    for (let device = 0; device < 3; device += 1) tokens.push((await signIn(user.email)).json.token);
    const { sessions } = (await call('GET', `/${user.id}/sessions`)).json;
    assert.equal(sessions.length, 3);
    assert.equal(
      sessions.some(({ current }: { current: boolean }) => current),
      false,
    );
    const [{ id }] = sessions;
    assert.equal((await call('DELETE', `/${user.id}/sessions/${id}`)).json.sessions.length, 2);
    assert.equal((await call('DELETE', `/${user.id}/sessions/${id}`)).status, 404);
    // Of another account it is none.
    assert.equal((await call('DELETE', `/${admin.id}/sessions/${sessions[1].id}`)).status, 404);
    assert.deepEqual((await call('DELETE', `/${user.id}/sessions`)).json.sessions, []);
    for (const token of tokens)
      assert.equal((await scene.bench.call('GET', '/api/auth/me', { token })).status, 401);
    // Whoever asks stays signed in.
    assert.equal((await call('DELETE', `/${admin.id}/sessions`)).json.sessions.length, 1);
    assert.equal(
      (await audited(user.id)).filter(({ action }) => action.startsWith('admin.endUser')).length,
      2,
    );
  });

  it('hands them out as a CSV, as they are narrowed and sorted', async () => {
    const word = `Csv${kind}${++people}`.replaceAll(' ', '');
    await make({ name: `=B ${word}` });
    await make({ name: `A ${word}`, role: 'salon' });
    const filter = userFilterSchema.parse({ q: word, sort: 'name_desc' });
    const file = findUsersFile(scene.database.db, filter, scene.bench.now);
    assert.equal(file.name, 'sundara-users-2026-11-23.csv');
    const parts: Buffer[] = [];
    for await (const part of (await file.bytes()) as Readable) parts.push(Buffer.from(part));
    const [header, ...lines] = Buffer.concat(parts).toString().slice(1).trim().split('\r\n');
    assert.equal(header, 'Name,E-mail,Phone,Role,Status,Salon,Joined');
    assert.deepEqual(
      lines.map((line) => line.split(',')[0]),
      [`A ${word}`, `'=B ${word}`],
    );
    assert.match(lines[0] ?? '', /,Salon Owner,Active,,2026-11-23 12:00$/);
  });

  it('reads every page, order and search by an index, however many there are', async () => {
    const { database } = scene;
    await database.pool.query(
      `insert into users (email, name, phone, password_hash, created_at)
       select 'many-' || n || '@people.example', 'Person ' || n, '', 'none', now() - n * interval '1 minute'
       from generate_series(1, 5000) n`,
    );
    await settle(database, 'users');
    const planOf = async (filter: Partial<UserFilter>, page: number) => {
      const asked = userFilterSchema.parse(filter);
      const plans = await plansOf(database, (db) =>
        pageOfIdsQuery(db, users.id, {
          ...{ table: users, where: userCondition(asked), ...userOrder(asked) },
          ...{ page, limit: 10, total: 5_000 },
        }),
      );
      return plans.join();
    };
    for (const column of ['name', 'email', 'role', 'status', 'createdAt'] as const) {
      for (const narrowed of [{}, { role: 'customer', status: 'active' }] as const)
        for (const page of [1, 200, 500]) {
          const plan = await planOf({ ...narrowed, sort: `${column}_asc` }, page);
          assert.match(plan, /Index Only Scan/, `${column} ${page}`);
          assert.doesNotMatch(plan, /Seq Scan|Sort/, `${column} ${page}`);
        }
      assert.match(await planOf({ q: 'son 1234', sort: `${column}_desc` }, 1), /users_search/);
    }
    const { counts, more, pagination } = await list('q=person');
    assert.deepEqual([counts.customers > 5_000, more, pagination.total], [true, true, 1_000]);
  });

  it('finds who may be given a salon by their index, however many owners there are', async () => {
    const { database } = scene;
    await database.pool.query(
      `insert into users (email, name, phone, password_hash, role)
       select 'owner-' || n || '@many.example', 'Owner ' || n, '', 'none', 'salon' from generate_series(1, 2000) n`,
    );
    await settle(database, 'users');
    const plans = await plansOf(database, (db) => findAvailableOwners(db));
    assert.equal(plans.length, 1);
    assert.match(plans.join(), /Index Scan using users_owners on users/);
    assert.doesNotMatch(plans.join(), /Seq Scan on users|Sort/);
  });
});
