import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgTransaction } from 'drizzle-orm/pg-core';

/** Each query names its tables; no schema is registered with drizzle. */
type Schema = Record<string, never>;

/**
 * The parameter of repository functions: the database's own handle, or a transaction's.
 * @example export function findSalon(db: DatabaseHandle, id: string) { return db.select().from(salons)... }
 */
export type DatabaseHandle = Omit<NodePgDatabase<Schema>, 'transaction'>;

/** Inside `database.transaction`. Its own `transaction` is a savepoint: an error in it undoes only that part. */
export type TransactionHandle = PgTransaction<
  NodePgQueryResultHKT,
  Schema,
  ExtractTablesWithRelations<Schema>
>;
