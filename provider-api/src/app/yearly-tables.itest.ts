import assert from 'node:assert/strict';
import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { addMinutes } from '@sundara/contracts';
import { makeTemporaryFolder, removeFolder } from '@sundara/node/testing';
import { auditPage } from '../areas/marketplace/audit/audit-list.repository.ts';
import { verifyCommand } from '../areas/marketplace/audit/chain/cli/verify.command.ts';
import { linkEntries } from '../areas/marketplace/audit/chain/link-entries.ts';
import { asOwner } from '../areas/marketplace/audit/testing/as-owner.ts';
import { writeAudit } from '../areas/marketplace/audit/write-audit.ts';
import { migrate, migrationsFolder } from '../platform/database/migrate.ts';
import { type Database, openDatabase } from '../platform/database/open-database.ts';
import { makeTestDatabase } from '../testing/for-each-database.ts';
import { makeCustomer, makeSalon, putVisit, type TestSalon } from '../testing/payments/booking-bench.ts';
import { plansOf } from '../testing/plans-of.ts';
import { YEARLY_TABLES } from './yearly-tables.ts';

/** The last migration before any table had partitions. */
const BEFORE = 12;
const NAMES = YEARLY_TABLES.map(({ name }) => name);
const NOW = new Date();

/** The migrations as they were before tables had partitions. */
const earlierMigrations = async (): Promise<string> => {
  const folder = await makeTemporaryFolder();
  await cp(migrationsFolder(), folder, { recursive: true });
  const journal = path.join(folder, 'meta/_journal.json');
  const { entries }: { entries: { idx: number }[] } = JSON.parse(await readFile(journal, 'utf8'));
  await writeFile(journal, JSON.stringify({ entries: entries.filter(({ idx }) => idx <= BEFORE) }));
  return folder;
};

for (const kind of ['embedded', 'postgres'] as const)
  describe(kind === 'embedded' ? 'on the embedded database' : 'on a PostgreSQL server', () => {
    let database: Database;
    let close = async (): Promise<void> => {};
    let salon: TestSalon;
    let customer: Awaited<ReturnType<typeof makeCustomer>>;
    let was: { rows: unknown; files: unknown };

    const ask = async (query: string): Promise<readonly Record<string, unknown>[]> =>
      (await database.pool.query<Record<string, unknown>>(query)).rows;
    const rowsOf = async () =>
      Promise.all(
        NAMES.map((name) =>
          ask(`select to_jsonb(one) as row from ${name} one order by at, to_jsonb(one)::text`),
        ),
      );
    /** The files that hold tables with their indexes, but for unique ones, whose place a new key takes. */
    const filesOf = (suffix: string) =>
      ask(`select relname, pg_relation_filenode(oid) as file from pg_class where oid in (
        select indexrelid from pg_index where indrelid::regclass::text like '%${suffix}' and not indisunique
        union all select oid from pg_class where relname in (${NAMES.map((name) => `'${name}${suffix}'`).join()}))
        and (relname like 'audit_entries%' or relname like 'booking_events%') order by file`);
    const visit = async (day: number): Promise<string> => {
      const id = await putVisit(database, salon, customer, addMinutes(NOW, 1_440 * day), 30, {});
      await database.transaction((tx) =>
        writeAudit(tx, { id: customer.id, role: 'admin' }, { salonId: salon.id, action: 'test.visit' }, NOW),
      );
      return id;
    };
    const partitionOf = async (table: string, id: string) =>
      (await ask(`select tableoid::regclass::text as part from ${table} where ${id}`)).map(
        ({ part }) => part,
      );

    before(async () => {
      const target =
        kind === 'postgres'
          ? await makeTestDatabase('postgres', 'empty')
          : await makeTemporaryFolder().then((dataDir) => ({
              settings: { dataDir },
              remove: () => removeFolder(dataDir),
            }));
      database = await openDatabase(target.settings);
      const earlier = await earlierMigrations();
      close = async () => {
        await database.close();
        await target.remove();
        await removeFolder(earlier);
      };
      await migrate(database, earlier);
      [salon, customer] = [await makeSalon(database), await makeCustomer(database, 'admin')];
      for (let day = 1; day <= 5; day += 1) await visit(day);
      await linkEntries(database);
      was = { rows: await rowsOf(), files: await filesOf('') };
      await migrate(database);
    });
    after(() => close());

    it('makes a table its own first partition: each row and each file stays what it was', async () => {
      assert.deepEqual(await rowsOf(), was.rows);
      const files = (await filesOf('_before')).map(({ file }) => file);
      assert.equal(files.length, NAMES.length + 8);
      for (const { relname, file } of was.files as { relname: string; file: unknown }[])
        assert.ok(files.includes(file), `${relname} was written anew`);
    });

    it('keeps what guards the rows, in each partition', async () => {
      const parts = await ask(`select relname from pg_class where relispartition and relkind = 'r'`);
      assert.equal(parts.length, NAMES.length * 5);
      for (const { relname } of parts.filter(({ relname: name }) => String(name).startsWith('audit')))
        for (const act of ['delete from', 'truncate'])
          await assert.rejects(database.pool.query(`${act} ${relname}`), /neither changed nor deleted/);
      const event = (id: string, more = '') =>
        database.pool.query(
          `insert into booking_events (booking_id, kind, at) values ('${id}', 'created', now()${more})`,
        );
      await assert.rejects(event('00000000-0000-0000-0000-000000000000'), { code: '23503' });
      const [known] = await ask('select id from bookings limit 1');
      for (const years of [0, 1, 30]) await event(String(known?.['id']), ` + interval '${years} years'`);
      await assert.rejects(
        database.pool.query(
          `insert into booking_events (booking_id, kind, at) values ('${known?.['id']}', 'rescheduled', now())`,
        ),
        { code: '23514' },
      );
      await assert.rejects(
        database.pool.query('insert into booking_events select * from booking_events limit 1'),
        { code: '23505' },
      );
      await database.pool.query(`delete from booking_events where at > now() + interval '10 years'`);
    });

    it('goes on writing, and finds the chain of the audit whole', async () => {
      const id = await visit(9);
      assert.deepEqual(await partitionOf('booking_events', `booking_id = '${id}'`), [
        'booking_events_before',
      ]);
      const said: string[] = [];
      const known = { heads: { read: async () => [] }, known: [], say: (line: string) => said.push(line) };
      assert.equal(await verifyCommand({ database, ...known }), 0, said.join());
      assert.match(said.join(), /^OK: 6 entries/);
    });

    it('reads of a day what lies in one partition', async () => {
      const [plan = ''] = await plansOf(database, (db) =>
        auditPage(db, { from: '2029-05-01', to: '2029-05-02' }, 20, 0),
      );
      const [{ parts } = {}] = await ask(
        `select count(*)::int as parts from pg_class where relname like 'audit_entries%' and relkind = 'r' and relispartition
           and position(relname in $$${plan}$$) > 0`,
      );
      assert.equal(parts, 1, plan);
    });

    it('keeps rows that no year takes, and moves them into their year as they are when it is made', async () => {
      await asOwner(
        database,
        `insert into audit_entries (at, actor_id, actor_role, action, seals)
           values ('2050-05-01', '${customer.id}', 'admin', 'test.early', '{"price": "a seal"}')`,
      );
      const early = `action = 'test.early'`;
      const [row] = await ask(`select to_jsonb(one) as row from audit_entries one where ${early}`);
      assert.deepEqual(await partitionOf('audit_entries', early), ['audit_entries_rest']);
      await ask(`select make_year('audit_entries', 2050)`);
      assert.deepEqual(await partitionOf('audit_entries', early), ['audit_entries_2050']);
      assert.deepEqual(await ask(`select to_jsonb(one) as row from audit_entries one where ${early}`), [row]);
      await assert.rejects(
        database.pool.query('delete from audit_entries_2050'),
        /neither changed nor deleted/,
      );
    });
  });
