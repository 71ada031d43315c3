import assert from 'node:assert/strict';
import type { Readable } from 'node:stream';
import { it } from 'node:test';
import { type AdminUser, adminUsersFile } from '@sundara/contracts/api';
import { pageOfIdsQuery } from '../../../platform/list/page-of-ids.ts';
import { makeCustomer } from '../../../testing/payments/booking-bench.ts';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';
import { plansOf, settle } from '../../../testing/plans-of.ts';
import { users } from '../../identity/accounts/accounts.tables.ts';
import { findAvailableOwners } from '../admin-salons/available-owners.ts';
import { nextPerson, openUsersDesk, person, USERS } from './testing/users-desk.ts';
import { type UserFilter, userCondition, userHits, userOrder } from './users.repository.ts';
import { usersFile } from './users-file.ts';

forEachBench({}, (scene, kind) => {
  const { call, list, make } = openUsersDesk(scene);
  const names = async (query: string) => (await list(query)).users.map(({ name }: AdminUser) => name);

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
    const word = `Zuv${kind}${nextPerson()}`.replaceAll(' ', '');
    await make({ name: `Usha ${word}`, phone: '98480 77123' });
    await make({ name: `100%_ ${word}` });
    assert.deepEqual((await names(`q=${word.slice(1).toUpperCase()}`)).length, 2);
    assert.deepEqual(await names(`q=${encodeURIComponent(`%_ ${word}`)}`), [`100%_ ${word}`]);
    assert.deepEqual(await names(`q=${encodeURIComponent('98480 77123')}&limit=1`), [`Usha ${word}`]);
    assert.deepEqual(await names(`q=${encodeURIComponent(`usha \t\n ${word}\u00a0`)}`), [`Usha ${word}`]);
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

  it('hands them out as a CSV, as they are narrowed and sorted', async () => {
    const word = `Csv${kind}${nextPerson()}`.replaceAll(' ', '');
    await make({ name: `=B ${word}` });
    await make({ name: `A ${word}`, role: 'salon' });
    const filter = adminUsersFile.query.parse({ q: word, sort: 'name_desc' });
    const file = usersFile(scene.database.db, filter, scene.bench.now);
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
      const asked = adminUsersFile.query.parse(filter);
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
    // For 5,000 hits, 1,111, 111, and those of a rare role, the search takes a different path each.
    for (const [words, role] of [
      ['person', ''],
      ['person 1', ''],
      ['person 12', ''],
      ['example', 'admin'],
    ]) {
      for (const [sort, order] of [
        ['createdAt_desc', 'created_at desc, id desc'],
        ['email_asc', 'email, id'],
      ]) {
        const { rows } = await database.pool.query<{ id: string }>(
          `select id from users where deleted_at is null and role::text ilike $1 || '%'
             and ' ' || name || ' ' || email::text || ' ' || phone ilike $2 order by ${order} limit 1000`,
          [role, `%${words}%`],
        );
        assert(rows.length > 0, words);
        for (const page of [1, 8]) {
          const query = `q=${words}&role=${role}&sort=${sort}&page=${page}`.replace('&role=&', '&');
          const found = (await list(query)).users.map(({ id }: AdminUser) => id);
          const meant = rows.slice((page - 1) * 10, page * 10).map(({ id }) => id);
          assert.deepEqual(found, meant, query);
        }
      }
    }
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
    const searched = await plansOf(database, async (db) => {
      const named = async (q: string) => (await findAvailableOwners(db, q)).map(({ name }) => name);
      assert.deepEqual(await named('wner 1234'), ['Owner 1234']);
      assert.deepEqual(await named('ER-1234@m'), ['Owner 1234']);
      // Neither a phone number nor text that spans name and address is found.
      assert.deepEqual(await named('1234 owner-1234'), []);
      assert.equal((await named('owner')).length, 20);
    });
    assert.match(searched.join(), /users_search_owners/);
    assert.doesNotMatch(searched.join(), /Seq Scan on users/);
    const asked = { ...adminUsersFile.query.parse({ q: 'wner 1234', role: 'salon' }), page: 1, limit: 10 };
    const ofOwners = await plansOf(database, (db) => userHits(db, asked, 1_000, false));
    assert.match(ofOwners.join(), /users_search_owners/);
  });
});
