import { setImmediate } from 'node:timers/promises';
import { type Column, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { TransactionHandle } from './database-handle.ts';

/** Other calls are answered between two steps: thousands of rows take as long as many of them. */
const ROWS_IN_A_STEP = 100;

type Rows<T extends PgTable> = readonly T['$inferInsert'][];

/**
 * Inserts many rows with one statement and one parameter: for thousands of rows many times faster than `insert`, which
 * builds a parameter for each value. A column that may be null is null in rows that leave it out; one with a default is
 * given in all rows or in none.
 * @throws Error about the first row that leaves out what other rows give and the database would not take as null
 */
export const insertMany = async <T extends PgTable>(
  tx: TransactionHandle,
  table: T,
  rows: Rows<T>,
): Promise<void> => {
  const insert = await insertOf(table, rows);
  if (insert) await tx.execute(insert);
};

/**
 * Writes new values of many rows, all of which exist, as `insertMany` does.
 * @param rows whole, with their ids, as each could be inserted
 * @param keys what changes; all else stays as it is
 */
export const updateMany = async <T extends PgTable>(
  tx: TransactionHandle,
  table: T,
  rows: Rows<T>,
  keys: readonly (string & keyof T['$inferInsert'])[],
): Promise<void> => {
  const insert = await insertOf(table, rows);
  if (!insert) return;
  const columns = Object.entries(getTableColumns(table));
  const changes = columns
    .filter(([key]) => keys.some((changed) => changed === key))
    .map(([, { name }]) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`);
  const ids = columns.flatMap(([, { name, primary }]) => (primary ? [sql.identifier(name)] : []));
  await tx.execute(
    sql`${insert} on conflict (${sql.join(ids, sql`, `)}) do update set ${sql.join(changes, sql`, `)}`,
  );
};

const insertOf = async <T extends PgTable>(table: T, rows: Rows<T>): Promise<SQL | undefined> => {
  // Undefined gives nothing, as in `insert`.
  const given = (key: string) => rows.some((row) => Reflect.get(row, key) !== undefined);
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => given(key));
  if (columns.length === 0) return undefined;
  requireInAll(getTableName(table), columns, rows);
  const recordOf = (row: T['$inferInsert']) =>
    Object.fromEntries(
      columns.map(([key, column]) => [column.name, jsonOf(column, Reflect.get(row, key) ?? null)]),
    );
  const texts: string[] = [];
  for (let first = 0; first < rows.length; first += ROWS_IN_A_STEP) {
    if (first > 0) await setImmediate();
    const records = rows.slice(first, first + ROWS_IN_A_STEP).map(recordOf);
    texts.push(JSON.stringify(records).slice(1, -1));
  }
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  return sql`
    insert into ${table} (${names})
    select ${names} from json_populate_recordset(null::${table}, ${`[${texts.join()}]`}::json)`;
};

/** In one statement a column can't have a value in one row and its default in another: null would take its place. */
const requireInAll = (
  table: string,
  columns: readonly (readonly [key: string, column: Column])[],
  rows: readonly object[],
): void => {
  for (const [key, { hasDefault, notNull }] of columns) {
    if (!hasDefault && !notNull) continue;
    const at = rows.findIndex((row) => Reflect.get(row, key) === undefined);
    if (at !== -1)
      throw new Error(
        `Row ${at + 1} of ${rows.length} for ${table} leaves out '${key}', which other rows give: give it in all rows or in none.`,
      );
  }
};

/** A value as PostgreSQL reads it out of JSON; JSON itself stays what it is. */
const jsonOf = (column: Column, value: unknown): unknown =>
  value === null || column.getSQLType() === 'jsonb' ? value : column.mapToDriverValue(value);
