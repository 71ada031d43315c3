import { type Column, getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { TransactionHandle } from './database-handle.ts';

/**
 * Inserts many rows with one statement and one parameter: for thousands of rows many times faster than `insert`, which
 * builds a parameter for each value. A column that some rows leave out is null in them, whatever its default.
 */
export const insertMany = async <T extends PgTable>(
  tx: TransactionHandle,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> => {
  const given = new Set(rows.flatMap((row) => Object.keys(row)));
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => given.has(key));
  if (columns.length === 0) return;
  const records = rows.map((row) => {
    const values = new Map<string, unknown>(Object.entries(row));
    return Object.fromEntries(
      columns.map(([key, column]) => [column.name, jsonOf(column, values.get(key) ?? null)]),
    );
  });
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  await tx.execute(sql`
    insert into ${table} (${names})
    select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(records)}::json)`);
};

/** A value as PostgreSQL reads it out of JSON; JSON itself stays what it is. */
const jsonOf = (column: Column, value: unknown): unknown =>
  value === null || column.getSQLType() === 'jsonb' ? value : column.mapToDriverValue(value);
