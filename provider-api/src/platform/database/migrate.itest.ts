import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, it } from 'node:test';
import { until } from '@sundara/contracts/testing';
import pg from 'pg';
import { makeTestDatabase, type TestDatabase } from '../../testing/for-each-database.ts';
import { migrate } from './migrate.ts';
import { type Database, openDatabase } from './open-database.ts';

let target: TestDatabase;
let database: Database;
before(async () => {
  target = await makeTestDatabase('postgres', 'empty');
  database = await openDatabase(target.settings);
});
after(async () => {
  await database.close();
  await target.remove();
});

/** Runs migrations, given as SQL, as if they were files of `drizzle/`. */
const run = (...files: readonly string[]): Promise<void> => runFor(undefined, ...files);

/** The same, with the seconds for which each may wait for locks. */
const runFor = async (limitS: number | undefined, ...files: readonly string[]): Promise<void> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sundara-migrations-'));
  await mkdir(path.join(folder, 'meta'));
  const entries = files.map((_, idx) => ({ idx, when: idx + 1, tag: `000${idx}_a`, breakpoints: true }));
  await writeFile(path.join(folder, 'meta/_journal.json'), JSON.stringify({ entries }));
  for (const [index, sql] of files.entries()) await writeFile(path.join(folder, `000${index}_a.sql`), sql);
  await migrate(database, folder, limitS).finally(() => rm(folder, { recursive: true }));
};

const columnsOf = async (table: string): Promise<string[]> => {
  const { rows } = await database.pool.query<{ name: string }>(
    'select column_name as name from information_schema.columns where table_name = $1 order by 1',
    [table],
  );
  return rows.map(({ name }) => name);
};

const FIRST = 'create table visits (id int);\n--> statement-breakpoint\ninsert into visits values (1);';
const SECOND = 'alter table visits add column note text;';
const THIRD = 'alter table visits add column cause text;';
const indexOn = (name: string, column: string) =>
  `-- outside a transaction\ncreate index concurrently if not exists "${name}" on visits (${column});`;
const OUTSIDE = indexOn('visits_by_note', 'note');

it('runs each file once, all of it or nothing, and keeps those before one that fails', async () => {
  await assert.rejects(run(FIRST, `${SECOND}\n--> statement-breakpoint\nselect no_such_thing();`), {
    code: 'DATABASE_MIGRATION_FAILED',
    message: /nothing of it was changed: .*no_such_thing/,
  });
  assert.deepEqual(await columnsOf('visits'), ['id']);
  await run(FIRST, SECOND);
  await run(FIRST, SECOND);
  assert.deepEqual(await columnsOf('visits'), ['id', 'note']);
  const { rows } = await database.pool.query('select count(*)::int as visits from visits');
  assert.deepEqual(rows, [{ visits: 1 }]);
});

it('gives a lock up after a second, so that nobody waits behind it, and gets it when its holder has gone', async () => {
  const holder = new pg.Client({ connectionString: target.settings.databaseUrl });
  await holder.connect();
  await holder.query('begin');
  await holder.query('select * from visits');
  const migrated = run(FIRST, SECOND, THIRD);
  // A reader queues behind the migration that waits for the lock; it must get through while the lock is still held.
  await waitFor(async () => (await waiting()) > 0);
  const reader = await database.pool.query('select note from visits');
  assert.deepEqual(reader.rows, [{ note: null }]);
  assert.deepEqual(await columnsOf('visits'), ['id', 'note']);
  await holder.query('commit');
  await holder.end();
  await migrated;
  assert.deepEqual(await columnsOf('visits'), ['cause', 'id', 'note']);
});

it('says in its refusal which statement waited for a lock, and on whom, without a value of theirs', async () => {
  const holder = new pg.Client({
    connectionString: target.settings.databaseUrl,
    application_name: 'night report',
  });
  await holder.connect();
  await holder.query('begin');
  const { rows } = await holder.query(
    "select *, 'asha@people.example', 919848012345, pg_backend_pid() as pid from visits",
  );
  await assert.rejects(
    runFor(0, FIRST, SECOND, THIRD, 'alter table visits add column late text;'),
    (error: Error) => {
      assert.match(
        error.message,
        /They waited 0 s for a lock .*"alter table visits add column late text;" waited for/,
      );
      assert.match(
        error.message,
        new RegExp(`process ${rows[0].pid} \\(night report, idle in transaction, begun \\d+ s`),
      );
      assert.match(
        error.message,
        /last statement "select \*, '…', …, pg_backend_pid\(\) as pid from visits"/,
      );
      return !error.message.includes('asha@people.example');
    },
  );
  await holder.end();
  assert.deepEqual(await columnsOf('visits'), ['cause', 'id', 'note']);
});

it('runs a file outside of a transaction that says so', async () => {
  const inside = OUTSIDE.replace('-- outside a transaction', '');
  await assert.rejects(run(FIRST, SECOND, THIRD, inside), /cannot run inside a transaction block/);
  await run(FIRST, SECOND, THIRD, OUTSIDE);
  const { rows } = await database.pool.query(`select to_regclass('visits_by_note') is not null as made`);
  assert.deepEqual(rows, [{ made: true }]);
});

it('builds an index again that a writer in the way left unfinished', async () => {
  const holder = await writerOfVisits();
  const files = [FIRST, SECOND, THIRD, OUTSIDE, indexOn('visits_by_cause', 'cause')];
  await assert.rejects(runFor(1, ...files), /waited for process/);
  assert.equal(await unfinished(), 1);
  await holder.end();
  await run(...files);
  assert.equal(await unfinished(), 0);
});

it('waits for longer than a second where it builds an index beside others, who wait for nothing meanwhile', async () => {
  const holder = await writerOfVisits();
  const files = [FIRST, SECOND, THIRD, OUTSIDE, indexOn('visits_by_cause', 'cause')];
  const migrated = run(...files, indexOn('visits_by_both', 'id, cause'));
  await until(async () => (await patience()) > 0, 60_000);
  assert.equal(await waiting(), 0);
  await holder.end();
  await migrated;
  assert.equal(await unfinished(), 0);
});

it('lets a process that builds an index finish while another waits to migrate', async () => {
  const holder = await writerOfVisits();
  const files = [
    FIRST,
    SECOND,
    THIRD,
    OUTSIDE,
    indexOn('visits_by_cause', 'cause'),
    indexOn('visits_by_both', 'id, cause'),
    indexOn('visits_by_id', 'id'),
  ];
  const first = run(...files);
  await waitFor(async () => (await indexing()) > 0);
  const second = run(...files);
  await waitFor(async () => (await asking()) > 0);
  await holder.end();
  await Promise.all([first, second]);
  assert.equal(await unfinished(), 0);
});

it('leaves an unfinished index alone that it does not name', async () => {
  await database.pool.query('create index visits_of_an_operator on visits (cause)');
  await database.pool.query(
    "update pg_index set indisvalid = false where indexrelid = 'visits_of_an_operator'::regclass",
  );
  const before = [FIRST, SECOND, THIRD, OUTSIDE];
  const made = ['visits_by_cause', 'visits_by_both', 'visits_by_id', 'visits_again'].map((name) =>
    indexOn(name, 'id'),
  );
  await run(...before, ...made);
  assert.equal(await countOf("select count(*)::int from pg_class where relname = 'visits_again'"), 1);
  assert.equal(await unfinished(), 1);
  await database.pool.query('drop index visits_of_an_operator');
});

/** A session that has written to the table and has not committed; `create index concurrently` waits for it. */
const writerOfVisits = async (): Promise<pg.Client> => {
  const writer = new pg.Client({ connectionString: target.settings.databaseUrl });
  await writer.connect();
  await writer.query('begin');
  await writer.query('insert into visits values (2)');
  return writer;
};

const countOf = async (query: string): Promise<number> => {
  const { rows } = await database.pool.query<{ count: number }>(query);
  return rows[0]?.count ?? 0;
};

const unfinished = () => countOf('select count(*)::int from pg_index where not indisvalid');

/** How many sessions have waited for another one's transaction for more than 1.5 s. */
const patience = () =>
  countOf(`select count(*)::int from pg_locks where locktype in ('virtualxid', 'transactionid') and not granted
    and clock_timestamp() - waitstart > interval '1.5 s'`);

const indexing = () => countOf('select count(*)::int from pg_stat_progress_create_index');

/** How many sessions have asked last for the lock under which one process migrates. */
const asking = () =>
  countOf(
    `select count(*)::int from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
       and query like '%advisory_lock%'`,
  );

/** How many sessions wait for the table's lock. */
const waiting = async (): Promise<number> => {
  const { rows } = await database.pool.query<{ waiting: number }>(
    `select count(*)::int as waiting from pg_locks where relation = 'visits'::regclass and not granted`,
  );
  return rows[0]?.waiting ?? 0;
};

const waitFor = async (is: () => Promise<boolean>): Promise<void> => {
  while (!(await is()));
};
