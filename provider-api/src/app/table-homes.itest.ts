import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { type Database, openDatabase } from '../platform/database/open-database.ts';
import { makeTestDatabase, type TestDatabase } from '../testing/for-each-database.ts';
import { CUT_KEYS, type Home, TABLE_HOMES, UNIQUE_ACROSS } from './testing/table-homes.ts';

let target: TestDatabase;
let database: Database;
before(async () => {
  target = await makeTestDatabase('postgres');
  database = await openDatabase(target.settings);
});
after(async () => {
  await database.close();
  await target.remove();
});

const homes = Object.entries(TABLE_HOMES).flatMap(([home, tables]) =>
  tables.map((table) => [table, home as Home] as const),
);
const homeOf = (table: string): Home | undefined => homes.find(([name]) => name === table)?.[1];

type Key = {
  readonly name: string;
  readonly table: string;
  readonly columns: readonly string[];
  readonly target: string | null;
};
/** Foreign keys, or what is unique but for primary keys: constraints, exclusions and indexes. */
const findKeys = async (of: 'foreign' | 'unique'): Promise<readonly Key[]> => {
  const { rows } = await database.pool.query<Key>(
    of === 'foreign'
      ? `select conname as name, conrelid::regclass::text as table, confrelid::regclass::text as target,
           array(select attname::text from pg_attribute where attrelid = conrelid and attnum = any(conkey)) as columns
         from pg_constraint where contype = 'f' and conparentid = 0`
      : `select indexrelid::regclass::text as name, indrelid::regclass::text as table, null as target,
           array(select attname::text from pg_attribute where attrelid = indrelid and attnum = any(indkey)) as columns
         from pg_index join pg_class c on c.oid = indrelid
         where (indisunique or indisexclusion) and not indisprimary and not c.relispartition
           and c.relnamespace = 'public'::regnamespace`,
  );
  return rows;
};

it('names a home for every table, and one only', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`,
  );
  assert.deepEqual(
    homes.map(([name]) => name).sort(),
    rows.map(({ name }) => name).sort(),
    'write each new table into app/testing/table-homes.ts, by where its rows lie with several servers',
  );
});

it('leads from every row of a salon to its salon', async () => {
  const keys = await findKeys('foreign');
  const leads = (table: string, seen: readonly string[] = []): boolean =>
    table === 'salons' ||
    keys.some(
      (key) =>
        key.table === table &&
        key.target !== null &&
        homeOf(key.target) === 'salon' &&
        !seen.includes(key.target) &&
        leads(key.target, [...seen, table]),
    );
  assert.deepEqual(
    TABLE_HOMES.salon.filter((table) => !leads(table)),
    [],
  );
});

it('has no foreign key to rows of another server, but those that are known', async () => {
  const together: Readonly<Record<Home, readonly Home[]>> = {
    salon: ['salon', 'server', 'reference'],
    server: ['salon', 'server', 'reference'],
    reference: ['reference'],
    first: ['first', 'reference'],
  };
  const cut = (await findKeys('foreign')).filter(({ table, target: to }) => {
    const [from, home] = [homeOf(table), homeOf(to ?? '')];
    return !from || !home || !together[from].includes(home);
  });
  assert.deepEqual(cut.map(({ name }) => name).sort(), Object.keys(CUT_KEYS).sort());
});

it('keeps what is unique among the rows of salons unique, each constraint by the salon or for a reason', async () => {
  const foreign = (await findKeys('foreign')).filter(
    ({ target: to }) => to !== null && homeOf(to) === 'salon',
  );
  const isOfSalon = ({ table, columns }: Key) =>
    foreign.some((key) => key.table === table && key.columns.every((column) => columns.includes(column)));
  const across = (await findKeys('unique')).filter((key) => homeOf(key.table) === 'salon' && !isOfSalon(key));
  assert.deepEqual(across.map(({ name }) => name).sort(), Object.keys(UNIQUE_ACROSS).sort());
});
