import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { it } from 'node:test';
import { fileURLToPath } from 'node:url';
import * as api from '@sundara/contracts/api';
import { desc, eq } from 'drizzle-orm';
import type { AppOptions } from '../../../app/build-app.ts';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import { makeCustomer } from '../../../testing/payments/booking-bench.ts';
import { plansOf, settle } from '../../../testing/plans-of.ts';
import { users } from '../../identity/accounts/accounts.tables.ts';
import { hashPassword } from '../../identity/passwords/passwords.ts';
import { auditEntries } from './audit.tables.ts';
import { auditPage, findAdmins } from './audit-list.repository.ts';
import { linkHash } from './chain/chain-hash.ts';
import { ADMIN_WRITES, isAdminWrite, PASSWORD } from './testing/admin-writes.ts';
import { asOwner } from './testing/as-owner.ts';
import { type AuditScene, forEachAudit } from './testing/for-each-audit.ts';
import { UNAUDITED } from './unaudited.ts';

/** Changes something without an audit entry. */
const SILENT = api.operation({
  name: 'test.silent',
  summary: 'A change that is not in the audit',
  method: 'POST',
  path: '/api/test/silent',
  access: ['admin'],
  reply: api.envelope({}),
  errors: [],
});

const withSilent = (scene: AuditScene): Partial<AppOptions> => ({
  more: (app) =>
    registerOperation(app, SILENT, async () => {
      await scene.database.db.update(users).set({ phone: '1' }).where(eq(users.id, scene.admin.id));
      return api.succeed('Done', {});
    }),
});

forEachAudit((scene) => {
  const { get, write } = scene;
  const signIn = async (): Promise<void> => {
    const body = { email: scene.admin.email, password: PASSWORD };
    const { json } = await scene.bench.call('POST', '/api/auth/login', { body });
    scene.admin = { ...scene.admin, token: json.token };
  };

  it('lists the newest first, by who, what, where, when and about what, and finds by words', async () => {
    const { admin, salon } = scene;
    const found = async (query: string) =>
      (await get(`?limit=100&${query}`)).entries.map(({ subject }: { subject: string | null }) => subject);
    await write(
      { salonId: salon.id, action: 'test.listed', subjectId: 'old' },
      new Date('2026-03-01T18:29:59Z'),
    );
    await write(
      { salonId: salon.id, action: 'test.listed', subjectId: 'new' },
      new Date('2026-03-01T18:30:00Z'),
    );
    await write({ action: 'test.listed', subjectId: 'newer' }, new Date('2026-03-02T18:29:59Z'));
    for (const [query, subjects] of [
      ['action=test.listed', ['newer', 'new', 'old']],
      ['action=test.listed&from=2026-03-02&to=2026-03-02', ['newer', 'new']],
      ['action=test.listed&to=2026-03-01', ['old']],
      [`action=test.listed&salon=${salon.id}`, ['new', 'old']],
      [`action=test.listed&actor=${admin.id}&subject=old`, ['old']],
      ['actor=nobody', []],
      ['q=TEST.LIST', ['newer', 'new', 'old']],
      ['q=chain %26 s&action=test.listed', ['new', 'old']],
      ['q=nila&action=test.listed', ['newer', 'new', 'old']],
      ['q=newer', ['newer']],
      ['q=nowhere', []],
    ] as const)
      assert.deepEqual(await found(query), subjects, query);
    const { entries, pagination, choices, more } = await get('?action=test.listed&limit=2&page=2');
    assert.deepEqual([pagination.total, pagination.pages, more], [3, 2, false]);
    const { id: _id, ...first } = entries[0];
    assert.deepEqual(first, {
      ...{ at: '2026-03-01T23:59:59+05:30', action: 'test.listed', subject: 'old', changes: [], erased: [] },
      actor: { id: admin.id, name: 'Nila Das', role: 'admin' },
      salon: { id: salon.id, name: 'Chain & Sons' },
    });
    assert.ok(choices.actions.includes('test.listed'));
    assert.ok(choices.actors.some(({ id }: { id: string }) => id === admin.id));
    for (const query of ['from=2026-02-30', 'page=0', 'action=%00', 'subject=a%00'])
      assert.equal((await get(`?${query}`)).code, 'VALIDATION_FAILED', query);
  });

  it('is a file too, with which anybody can compute the hashes anew', async () => {
    const { bench, salon } = scene;
    await write({ salonId: salon.id, action: 'test.filed', subjectId: '=1+1', changes: { price: [1, 2] } });
    const { name, url } = await get('/file?action=test.filed');
    assert.match(name, /^sundara-audit-\d{4}-\d\d-\d\d\.csv$/);
    const file = await bench.app.inject({ url });
    assert.equal(file.statusCode, 200);
    const [header = '', line = '', end] = file.body.slice(1).split('\r\n');
    assert.equal(end, '');
    const cells = (text: string) =>
      [...text.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map((cell) =>
        (cell[1] ?? cell[2] ?? '').replaceAll('""', '"'),
      );
    const row = Object.fromEntries(cells(header).map((title, n) => [title, cells(line)[n] ?? '']));
    assert.equal(row['Subject'], "'=1+1");
    const entry = {
      ...{ id: Number(row['Entry']), at: row['At (UTC)'] ?? '', writtenAt: row['Written at (UTC)'] ?? '' },
      ...{ actorId: row['Actor id'] ?? '', actorRole: row['Role'] ?? '', salonId: row['Salon id'] ?? null },
      ...{ action: row['Action'] ?? '', subjectId: '=1+1', seals: JSON.parse(row['Seals'] ?? '') },
    };
    assert.equal(linkHash(row['Hash before'] ?? '', Number(row['Link']), entry), row['Hash']);
  });

  it('is for admins', async () => {
    const { bench, database } = scene;
    const owner = await makeCustomer(database, 'salon');
    for (const path of ['', '/file', '/verify'])
      assert.equal((await bench.call('GET', `/api/admin/audit${path}`, { token: owner.token })).status, 403);
  });

  it('has every write of an admin in it', async () => {
    const { bench, database, salon } = scene;
    const passwordHash = await hashPassword(PASSWORD);
    await database.db.update(users).set({ passwordHash }).where(eq(users.id, scene.admin.id));
    // Setting a new password ends sessions.
    await signIn();
    const writes = Object.values<unknown>(api).filter(isAdminWrite);
    const missing = writes.filter(({ name }) => !(name in ADMIN_WRITES) && !(name in UNAUDITED));
    const rule =
      'add each to ADMIN_WRITES in testing/admin-writes.ts: how an admin does it, or the test that does';
    assert.deepEqual(
      missing.map(({ name }) => name),
      [],
      rule,
    );
    for (const { name, method } of writes) {
      const how = ADMIN_WRITES[name];
      if (how === undefined) continue;
      if (typeof how === 'string') {
        assert.ok(
          existsSync(fileURLToPath(new URL(`../../${how}`, import.meta.url))),
          `${name}: there is no ${how}`,
        );
        continue;
      }
      const { path, body } = await how({ database, salonId: salon.id });
      const answer = await bench.call(method, path, { token: scene.admin.token, body });
      assert.equal(answer.status, 200, `${name}: ${JSON.stringify(answer.json)}`);
      // A password change returns a new token.
      scene.admin = { ...scene.admin, token: answer.json.token ?? scene.admin.token };
      const [entry] = await database.db
        .select({ action: auditEntries.action })
        .from(auditEntries)
        .where(eq(auditEntries.actorId, scene.admin.id))
        .orderBy(desc(auditEntries.id))
        .limit(1);
      assert.equal(entry?.action, name, `${name} changed something and is not in the audit`);
    }
  });

  it('refuses a write of an admin that is not in it, wherever it is made', async () => {
    const { admin, bench } = scene;
    const answer = await bench.call('POST', SILENT.path, { token: admin.token });
    assert.equal(answer.status, 500);
  });

  it('reads by indexes, however much was written', async () => {
    const { admin, database, salon } = scene;
    const other = (await makeCustomer(database, 'admin')).id;
    await asOwner(
      database,
      `insert into audit_entries (at, actor_id, actor_role, salon_id, action, subject_id)
        select now() - n * interval '1 minute', (array['${admin.id}', '${other}']::uuid[])[1 + n / 40 % 2], 'admin',
          case when n % 500 = 0 then '${salon.id}'::uuid end, 'test.many' || n % 40, n::text
        from generate_series(1, 20000) n`,
    );
    await settle(database, 'audit_entries');
    for (const [filter, index] of [
      [{}, ''],
      [{ from: '2026-11-01', to: '2026-11-02' }, ''],
      [{ actor: admin.id }, ''],
      [{ action: 'test.many7' }, ''],
      [{ actor: admin.id, action: 'test.many7' }, 'Backward using audit_entries_before_of_actor_and_kind on'],
      [{ salon: salon.id }, ''],
      [{ subject: '77' }, ''],
    ] as const) {
      const [plan = ''] = await plansOf(database, (db) => auditPage(db, filter, 20, 200));
      // The partitions of coming years are empty.
      assert.doesNotMatch(plan, /Seq Scan on audit_entries_before/, JSON.stringify(filter));
      assert.match(plan, new RegExp(`Index (Only )?Scan ${index}`), JSON.stringify(filter));
    }
    const { pagination, more } = await get('');
    assert.deepEqual([pagination.total, more], [10_000, true]);
  });

  it('finds its admins by their index, however many accounts there are', async () => {
    const { database } = scene;
    await database.pool.query(
      `insert into users (email, name, phone, password_hash)
        select 'many-' || n || '@people.example', 'Person ' || n, '', 'none' from generate_series(1, 3000) n`,
    );
    await settle(database, 'users');
    const plans = await plansOf(database, findAdmins);
    assert.equal(plans.length, 1);
    assert.match(plans.join(), /Index Only Scan using users_admins on users/);
    assert.doesNotMatch(plans.join(), /Seq Scan|Sort/);
  });
}, withSilent);
