import assert from 'node:assert/strict';
import { it } from 'node:test';
import { sql } from 'drizzle-orm';
import { salons } from '../../areas/marketplace/salons/salons.tables.ts';
import { onBothDatabases } from '../../testing/for-each-database.ts';
import { isAnyOf, preparedQuery } from './prepared-query.ts';

const TURNS = 12;
const KEPT = `select name, custom_plans::int as own, generic_plans::int as shared from pg_prepared_statements
  where name <> ''`;

onBothDatabases((_, open) => {
  it('plans what finds rows by their keys once for each connection, and nothing else', async () => {
    const { transaction } = await open();
    const probe = preparedQuery('probe', (db) =>
      db.select({ id: salons.id }).from(salons).where(isAnyOf(salons.id, 'ids')),
    );
    const kept = await transaction(async (tx) => {
      for (let turn = 0; turn < TURNS; turn += 1) {
        await tx.execute(
          sql`select id from salons where sublocality = ${turn} order by rating desc, id limit 8`,
        );
        await probe(tx).execute({ ids: Array.from({ length: turn }, () => crypto.randomUUID()) });
      }
      return (await tx.execute(sql.raw(KEPT))).rows;
    });
    assert.deepEqual(kept, [{ name: 'probe', own: 5, shared: TURNS - 5 }]);
  });

  it('compiles no statement', async () => {
    const { pool } = await open();
    assert.deepEqual((await pool.query('show jit')).rows, [{ jit: 'off' }]);
  });
});
