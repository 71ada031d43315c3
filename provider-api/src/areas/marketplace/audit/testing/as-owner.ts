import type { Database } from '../../../../platform/database/open-database.ts';

/** Runs statements as the owner of the database could: without triggers, all of them or none. */
export const asOwner = async (
  { pool }: Pick<Database, 'pool'>,
  ...statements: readonly string[]
): Promise<void> => {
  const client = await pool.connect();
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

/** @returns a function that restores the audit as it is now, at every call */
export const keepAudit = async (database: Pick<Database, 'pool'>): Promise<() => Promise<void>> => {
  await asOwner(database, ...TABLES.map((name) => `create table kept_${name} as select * from ${name}`));
  return () =>
    asOwner(
      database,
      ...TABLES.flatMap((name) => [`delete from ${name}`, `insert into ${name} select * from kept_${name}`]),
    );
};
