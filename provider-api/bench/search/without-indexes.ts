import pg from 'pg';
import { withClient } from '../../src/platform/database/connections.ts';

/** Runs one statement; with BENCH_STEPS set it prints how long it took. */
export const timed = async (client: pg.Client, step: string): Promise<void> => {
  const since = performance.now();
  await client.query(step);
  if (process.env.BENCH_STEPS)
    console.log(`${Math.round(performance.now() - since)} ms ${step.trim().slice(0, 60)}`);
};

/** Writes to tables while they have only the indexes of their keys; the others are created again afterwards. */
export const withoutIndexes = async (
  databaseUrl: string,
  client: pg.Client,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> => {
  const indexes = await dropIndexes(client, tables);
  await work();
  await withClient(new pg.Client({ connectionString: databaseUrl }), async (other) => {
    await other.query(`set maintenance_work_mem = '512MB'`);
    // Creates two at a time.
    await Promise.all(
      [client, other].map(async (one) => {
        for (let next = indexes.pop(); next; next = indexes.pop()) await timed(one, next);
      }),
    );
  });
};

/** @returns the statements that create them again */
const dropIndexes = async (client: pg.Client, tables: readonly string[]): Promise<string[]> => {
  const { rows } = await client.query<{ drop: string; make: string }>(
    `select case when c.oid is null then format('drop index %s', i.indexrelid::regclass)
        else format('alter table %s drop constraint %I', i.indrelid::regclass, c.conname) end as drop,
      case when c.oid is null then pg_get_indexdef(i.indexrelid)
        else format('alter table %s add constraint %I %s', i.indrelid::regclass, c.conname, pg_get_constraintdef(c.oid)) end as make
     from pg_index i left join pg_constraint c on c.conindid = i.indexrelid and c.contype in ('u', 'x')
     where i.indrelid = any ($1::regclass[]) and (c.oid is not null or not i.indisprimary)
       and not exists (select from pg_constraint f where f.conindid = i.indexrelid and f.contype = 'f')`,
    [tables],
  );
  for (const { drop } of rows) await client.query(drop);
  return rows.map(({ make }) => make);
};
