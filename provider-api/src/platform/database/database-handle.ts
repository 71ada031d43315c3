import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgTransaction } from 'drizzle-orm/pg-core';

/** Tables are named by each query; none is known by a name of its own. */
type Schema = Record<string, never>;

/**
 * What a repository's functions take: the database's own handle, or a transaction's.
 * @example export function findSalon(db: DatabaseHandle, id: string) { return db.select().from(salons)... }
 */
export type DatabaseHandle = Omit<NodePgDatabase<Schema>, 'transaction'>;

/** Inside `database.transaction`. Its own `transaction` is a savepoint: an error in it undoes only that part. */
export type TransactionHandle = PgTransaction<
  NodePgQueryResultHKT,
  Schema,
  ExtractTablesWithRelations<Schema>
>;
