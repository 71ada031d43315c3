import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { after, before, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import * as api from '@sundara/contracts/api';
import { desc, eq } from 'drizzle-orm';
import { eraseFromAudit } from '../account/erase-audit.ts';
import type { AppSettings } from '../app.ts';
import { users } from '../auth/auth.tables.ts';
import { hashPassword } from '../auth/passwords.ts';
import type { Database } from '../database/open-database.ts';
import { documentRoutes } from '../documents/document.routes.ts';
import { registerOperation } from '../http/register-operation.ts';
import {
  type Bench,
  makeCustomer,
  makeSalon,
  openBench,
  putVisit,
  type TestCustomer,
  type TestSalon,
  TOKEN_SECRET,
} from '../payments/testing/booking-bench.ts';
import { DEFAULT_COMPANY } from '../receipts/company.ts';
import { forEachDatabase } from '../testing/for-each-database.ts';
import { plansOf, settle } from '../testing/plans-of.ts';
import { auditEntries } from './audit.tables.ts';
import { auditPage, findAdmins } from './audit-list.repository.ts';
import { GENESIS, linkHash } from './chain-hash.ts';
import { verifyCommand } from './cli/verify.command.ts';
import { ERASED } from './erasable.ts';
import { linkEntries } from './link-entries.ts';
import { ADMIN_WRITES, PASSWORD } from './testing/admin-writes.ts';
import { UNAUDITED } from './unaudited.ts';
import { writeAudit } from './write-audit.ts';

forEachDatabase((_, open) => {
  let database: Database;
  let bench: Bench;
  let admin: TestCustomer;
  let salon: TestSalon;
  before(async () => {
    database = await open();
    const more: AppSettings['more'] = [
      documentRoutes({
        ...{ database, secret: TOKEN_SECRET, company: DEFAULT_COMPANY, siteUrl: 'http://localhost:3000' },
      }),
      (app) =>
        registerOperation(app, SILENT, async () => {
          await database.db.update(users).set({ phone: '1' }).where(eq(users.id, admin.id));
          return api.succeed('Done', {});
        }),
    ];
    bench = await openBench(database, 'http://127.0.0.1:9', {}, {}, more);
    bench.now = new Date();
    admin = await makeCustomer(database, 'admin');
    const [passwordHash, { id }] = [await hashPassword(PASSWORD), admin];
    await database.db.update(users).set({ passwordHash, name: 'Nila Das' }).where(eq(users.id, id));
    // A new password ends sessions.
    admin = { ...admin, token: await signIn() };
    salon = await makeSalon(database, 2, { name: 'Chain & Sons' });
  });
  after(async () => {
    await bench.close();
    await rm(bench.dataDir, { recursive: true });
  });

  const signIn = async (): Promise<string> =>
    (await bench.call('POST', '/api/auth/login', { body: { email: admin.email, password: PASSWORD } })).json
      .token;
  const get = async (path: string) =>
    (await bench.call('GET', `/api/admin/audit${path}`, { token: admin.token })).json;
  const write = (change: Partial<Parameters<typeof writeAudit>[2]> = {}, now = new Date()) =>
    database.transaction((tx) =>
      writeAudit(
        tx,
        { id: admin.id, role: 'admin' },
        { salonId: null, action: 'test.write', ...change },
        now,
      ),
    );
  /** The whole check, as an admin's page makes it. */
  const verify = async (limit = 5_000, known = '') => {
    let [cursor, checked, erased] = ['', 0, 0];
    for (;;) {
      const part = await get(`/verify?limit=${limit}${cursor}${known}`);
      assert.equal(part.success, true, JSON.stringify(part));
      checked += part.checked;
      erased += part.erased;
      if (part.broken || part.next === null) return { checked, erased, broken: part.broken, head: part.head };
      cursor = `&cursor=${part.next}`;
    }
  };
  /** Does what somebody can who owns the database: no trigger runs. */
  const asOwner = async (...statements: readonly string[]) => {
    const client = await database.pool.connect();
    try {
      await client.query('begin');
      await client.query('set local session_replication_role = replica');
      for (const statement of statements) await client.query(statement);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  };
  const TABLES = ['audit_entries', 'audit_links', 'audit_head', 'audit_unlinked'] as const;
  const keep = () => asOwner(...TABLES.map((name) => `create table kept_${name} as select * from ${name}`));
  const putBack = () =>
    asOwner(
      ...TABLES.flatMap((name) => [`delete from ${name}`, `insert into ${name} select * from kept_${name}`]),
    );

  it('chains what is written, in parts, whoever writes meanwhile, and finds it as it was written', async () => {
    await Promise.all(
      Array.from({ length: 20 }, async (_, n) => {
        await write({
          salonId: salon.id,
          subjectId: `s${n}`,
          changes: { price: [n, n + 0.5], name: [null, 'అ'] },
        });
        await linkEntries(database);
      }),
    );
    const { checked, broken, head } = await verify(7);
    assert.equal(broken, null);
    assert.equal(checked, head.no);
    assert.ok(checked >= 20);
    const said: string[] = [];
    const heads = { read: async () => [head] };
    assert.equal(await verifyCommand({ database, heads, known: [], say: (line) => said.push(line) }), 0);
    assert.equal(said.at(-1), `The chain ends with ${head.no}:${head.hash}`);
  });

  it('never lets who writes wait for who links, and links what was committed late', async () => {
    if (database.kind === 'embedded') return;
    const slow = await database.pool.connect();
    try {
      await slow.query('begin');
      await slow.query(
        `insert into audit_entries (at, actor_id, actor_role, action) values (now(), '${admin.id}', 'admin', 'test.slow')`,
      );
      // Neither of these waits for the transaction that is open, nor it for them.
      await write();
      const before = await linkEntries(database);
      await slow.query('commit');
      assert.equal((await linkEntries(database)).no, before.no + 1);
    } finally {
      slow.release();
    }
    assert.equal((await verify()).broken, null);
  });

  it('refuses to change, delete or empty what stands', async () => {
    for (const statement of [
      `update audit_entries set at = now() - interval '1 day'`,
      `update audit_entries set changes = '{"price": [1, 2]}'`,
      `update audit_entries set seals = '{}'`,
      `update audit_links set hash = '${GENESIS}'`,
      'delete from audit_entries',
      'delete from audit_links',
      'delete from audit_head',
      'truncate audit_links',
      'truncate audit_entries cascade',
    ])
      await assert.rejects(database.pool.query(statement), /neither changed nor deleted/, statement);
  });

  it('finds whatever was changed, put in, taken out or turned around by somebody who owns the database', async () => {
    const names = ['first', 'victim', 'between', 'last'];
    for (const subjectId of names) await write({ salonId: salon.id, subjectId, changes: { price: [1, 2] } });
    const { head } = await verify();
    const other = (await makeCustomer(database, 'admin')).id;
    const [first, victim, , last] = await Promise.all(
      names.map(async (name) => {
        const [row] = await database.db
          .select({ id: auditEntries.id })
          .from(auditEntries)
          .where(eq(auditEntries.subjectId, name));
        return row?.id ?? 0;
      }),
    );
    const no = head.no - 2;
    const set = (change: string) => [`update audit_entries set ${change} where id = ${victim}`];
    const newEntry = (at: string) =>
      `insert into audit_entries (id, at, actor_id, actor_role, action) values (-1, ${at}, '${admin.id}', 'admin', 'test.false')`;
    const anEntry = { no, entryId: victim };
    const contents = { why: 'contents-changed', ...anEntry, field: 'price' };
    await keep();
    for (const [statements, broken] of [
      [set(`changes = '{"price": [1, 3]}'`), contents],
      [set(`changes = '{}'`), contents],
      [set(`changes = '{}', salts = '{}'`), contents],
      [set(`changes = changes || '{"more": [1, 2]}'`), { ...contents, field: 'more' }],
      [set(`changes = '{}', salts = '{}', seals = '{}'`), { why: 'changed', ...anEntry }],
      [set(`salts = '{"price": "another"}'`), contents],
      [set(`seals = '{"price": "another"}'`), { why: 'changed', ...anEntry }],
      [set(`actor_id = '${other}'`), { why: 'changed', ...anEntry }],
      [set(`actor_role = 'salon'`), { why: 'changed', ...anEntry }],
      [set(`at = at - interval '1 microsecond'`), { why: 'changed', ...anEntry }],
      [set(`written_at = written_at + interval '1 microsecond'`), { why: 'changed', ...anEntry }],
      [set('salon_id = null'), { why: 'changed', ...anEntry }],
      [set(`action = 'test.other'`), { why: 'changed', ...anEntry }],
      [set('subject_id = null'), { why: 'changed', ...anEntry }],
      [[`delete from audit_entries where id = ${victim}`], { why: 'entry-missing', ...anEntry }],
      [
        [`delete from audit_entries where id = ${victim}`, `delete from audit_links where no = ${no}`],
        { why: 'link-missing', no },
      ],
      [
        [
          `update audit_links set entry_id = -1 where no = ${no - 1}`,
          `update audit_links set entry_id = ${first} where no = ${no}`,
          `update audit_links set entry_id = ${victim} where no = ${no - 1}`,
        ],
        { why: 'changed', no: no - 1, entryId: victim },
      ],
      [
        [`delete from audit_entries where id = ${last}`, `delete from audit_links where no = ${head.no}`],
        { why: 'end-missing', no: head.no },
      ],
      [[newEntry('now()')], { why: 'beside-the-chain', entryId: -1 }],
      [
        [`update audit_links set hash = '${GENESIS}' where no = ${head.no}`],
        { why: 'changed', no: head.no, entryId: last },
      ],
      [
        [`insert into audit_links values (${head.no + 1}, -5, '${GENESIS}')`],
        { why: 'entry-missing', no: head.no + 1, entryId: -5 },
      ],
    ] as const) {
      await asOwner(...statements);
      assert.deepEqual((await verify()).broken, broken, statements.join('; '));
      await putBack();
    }
    assert.equal((await verify()).broken, null);

    // With its end taken along it is found by whoever noted where the chain ended.
    await asOwner(
      `delete from audit_entries where id = ${last}`,
      `delete from audit_links where no = ${head.no}`,
      `update audit_head set no = no - 1, hash = (select hash from audit_links where no = ${head.no - 1})`,
    );
    const noted = `&knownNo=${head.no}&knownHash=${head.hash}`;
    assert.equal((await verify()).broken, null, 'the database alone does not tell');
    assert.deepEqual((await verify(5_000, noted)).broken, { why: 'end-missing', no: head.no });
    const said: string[] = [];
    const command = { database, heads: { read: async () => [head] }, known: [] };
    assert.equal(await verifyCommand({ ...command, say: (line) => said.push(line) }), 1);
    assert.match(
      said.join(),
      new RegExp(`^BROKEN after ${head.no - 1} .*link ${head.no}: it and what follows`),
    );
    await putBack();

    // One that is put in by the front door stands where it was put in, and says so.
    await database.pool.query(newEntry(`now() - interval '1 day'`));
    assert.deepEqual((await verify()).broken, { why: 'put-in-later', no: head.no + 1, entryId: -1 });
    await putBack();
  });

  it('knows what was erased with a person from what somebody took out', async () => {
    const customer = await makeCustomer(database);
    const bookingId = await putVisit(database, salon, customer, bench.now, 60, {});
    const changes = { attendance: [null, 'no_show'], status: ['confirmed', 'completed'] } as const;
    await write({ salonId: salon.id, subjectId: bookingId, changes });
    const before = await verify();
    await database.transaction((tx) => eraseFromAudit(tx, customer.id, new Date()));
    const [said, row] = await database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.salonId, salon.id))
      .orderBy(desc(auditEntries.id))
      .limit(2);
    assert.deepEqual([said?.action, said?.subjectId], [ERASED, String(row?.id)]);
    assert.deepEqual(
      [Object.keys(row?.changes ?? {}), Object.keys(row?.salts ?? {})],
      [['status'], ['status']],
    );
    assert.deepEqual(Object.keys(row?.seals ?? {}).sort(), ['attendance', 'status']);
    const { checked, erased, broken } = await verify();
    assert.deepEqual([checked, erased, broken], [before.checked + 1, before.erased + 1, null]);
    const { entries } = await get(`?subject=${bookingId}`);
    assert.deepEqual(entries[0].erased, ['attendance']);

    // The entry that says so can neither be left out nor name what is nobody's to erase.
    await database.pool.query(
      `update audit_entries set changes = changes - 'status', salts = salts - 'status' where id = ${row?.id}`,
    );
    const taken = { why: 'contents-changed', no: before.head.no, entryId: row?.id, field: 'status' };
    assert.deepEqual((await verify()).broken, taken);
    await write({ action: ERASED, subjectId: String(row?.id), changes: { fields: [null, ['status']] } });
    assert.deepEqual((await verify()).broken, taken);
  });

  it('lists the newest first, by who, what, where, when and about what, and finds by words', async () => {
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
    for (const query of ['from=2026-02-30', 'page=0'])
      assert.equal((await get(`?${query}`)).code, 'VALIDATION_FAILED', query);
  });

  it('is a file too, with which anybody can compute the hashes anew', async () => {
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
    const owner = await makeCustomer(database, 'salon');
    for (const path of ['', '/file', '/verify'])
      assert.equal((await bench.call('GET', `/api/admin/audit${path}`, { token: owner.token })).status, 403);
  });

  it('has every write of an admin in it', async () => {
    const writes = Object.values<unknown>(api).filter(isAdminWrite);
    const missing = writes.filter(({ name }) => !(name in ADMIN_WRITES) && !(name in UNAUDITED));
    const rule =
      'add each to ADMIN_WRITES in audit/testing/admin-writes.ts: how an admin does it, or the test that does';
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
          existsSync(fileURLToPath(new URL(`../${how}`, import.meta.url))),
          `${name}: there is no ${how}`,
        );
        continue;
      }
      const { path, body } = await how({ database, salonId: salon.id });
      const answer = await bench.call(method, path, { token: admin.token, body });
      assert.equal(answer.status, 200, `${name}: ${JSON.stringify(answer.json)}`);
      // A new password brings a new token.
      admin = { ...admin, token: answer.json.token ?? admin.token };
      const [entry] = await database.db
        .select({ action: auditEntries.action })
        .from(auditEntries)
        .where(eq(auditEntries.actorId, admin.id))
        .orderBy(desc(auditEntries.id))
        .limit(1);
      assert.equal(entry?.action, name, `${name} changed something and is not in the audit`);
    }
  });

  it('refuses a write of an admin that is not in it, wherever it is made', async () => {
    const answer = await bench.call('POST', SILENT.path, { token: admin.token });
    assert.equal(answer.status, 500);
  });

  it('reads by indexes, however much was written', async () => {
    const other = (await makeCustomer(database, 'admin')).id;
    await asOwner(
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
      [{ actor: admin.id, action: 'test.many7' }, 'Backward using audit_entries_of_actor_and_kind on'],
      [{ salon: salon.id }, ''],
      [{ subject: '77' }, ''],
    ] as const) {
      const [plan = ''] = await plansOf(database, (db) => auditPage(db, filter, 20, 200));
      assert.doesNotMatch(plan, /Seq Scan/, JSON.stringify(filter));
      assert.match(plan, new RegExp(`Index (Only )?Scan ${index}`), JSON.stringify(filter));
    }
    const { pagination, more } = await get('');
    assert.deepEqual([pagination.total, more], [10_000, true]);
  });

  it('finds its admins by their index, however many accounts there are', async () => {
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
});

/** Changes something and says so to nobody. */
const SILENT = api.operation({
  name: 'test.silent',
  summary: 'A change that is not in the audit',
  method: 'POST',
  path: '/api/test/silent',
  access: ['admin'],
  reply: api.envelope({}),
  errors: [],
});

interface Named {
  readonly name: string;
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
}

/**
 * Whatever an admin may change, read from the contract itself. What anybody may ask for is asked by nobody; releases
 * are kept by the registry, whose own signed history says who, when and why.
 */
const isAdminWrite = (value: unknown): value is Named => {
  if (typeof value !== 'object' || value === null || !('access' in value) || !('method' in value))
    return false;
  const { name, method, access } = value as api.Operation;
  if (method === 'GET' || name.startsWith('release.')) return false;
  return access === 'signed-in' || (access !== 'public' && access.includes('admin'));
};
