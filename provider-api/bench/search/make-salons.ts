import pg from 'pg';
import { withClient } from '../../src/platform/database/connections.ts';
import { COUNTING, drawing, ENDS, ENTRIES, HOURS_OF, WORDS, WRITING } from './salon-sql.ts';
import { FIRST_WORDS, HOURS, LAST_WORDS, SOLD } from './salon-words.ts';
import { timed, withoutIndexes } from './without-indexes.ts';

/**
 * Fills an empty, migrated database with `count` salons, two or three services each; the same on every machine. For
 * speed the triggers are off and the indexes are built afterwards; what the triggers would have written is made by the
 * same database functions, and compared with what the triggers write for 200 salons.
 * @throws Error that names the column when the two differ
 */
export const makeSalons = (databaseUrl: string, count: number): Promise<void> =>
  withClient(new pg.Client({ connectionString: databaseUrl }), async (client) => {
    for (const setting of [
      `temp_buffers = '512MB'`,
      `work_mem = '256MB'`,
      `maintenance_work_mem = '512MB'`,
      'max_parallel_maintenance_workers = 0',
      'jit = off',
      'session_replication_role = replica',
    ])
      await client.query(`set ${setting}`);
    await client.query(WORDS, [FIRST_WORDS]);
    await client.query(ENDS, [JSON.stringify(LAST_WORDS)]);
    await client.query(HOURS_OF, [JSON.stringify(HOURS)]);
    await client.query(ENTRIES, [JSON.stringify(SOLD)]);
    for (const table of ['firsts', 'lasts', 'weeks', 'entries']) await client.query(`analyze ${table}`);
    for (const step of drawing(count)) await timed(client, step);
    await withoutIndexes(databaseUrl, client, ['salons', 'services'], async () => {
      for (const step of WRITING) await timed(client, step);
    });
    for (const step of COUNTING) await timed(client, step);
    await client.query('set session_replication_role = origin');
    await compareWithTriggers(client);
    for (const table of ['salons', 'services', 'salon_counts', 'search_words', 'search_texts', 'localities'])
      await timed(client, `vacuum (analyze) ${table}`);
  });

const KEPT_BY_TRIGGERS = ['service_words', 'from_paise', 'to_paise', 'name_key', 'name_words', 'words'];

const compareWithTriggers = async (client: pg.Client): Promise<void> => {
  const columns = KEPT_BY_TRIGGERS.join(', ');
  await client.query(`create temp table made as select id, ${columns} from salons order by id limit 200`);
  await client.query(
    `update salons set service_words = '{}', from_paise = -1 where id in (select id from made)`,
  );
  await client.query('select sum_up_services(array_agg(id)) from made');
  for (const column of KEPT_BY_TRIGGERS) {
    const { rowCount } = await client.query(
      `select from made join salons using (id) where made.${column} is distinct from salons.${column}`,
    );
    if (rowCount)
      throw new Error(
        `The triggers write another ${column} than the load did, for ${rowCount} of 200 salons.`,
      );
  }
};
