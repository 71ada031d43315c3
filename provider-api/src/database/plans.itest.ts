import assert from 'node:assert/strict';
import { it } from 'node:test';
import { forEachDatabase } from '../testing/for-each-database.ts';

const TURNS = 12;

forEachDatabase((_, open) => {
  it('plans a named statement for its values each time, so that none falls to one plan for all', async () => {
    const { pool } = await open();
    const client = await pool.connect();
    try {
      for (let turn = 0; turn < TURNS; turn += 1) {
        const text = 'select id from salons where sublocality = $1 order by rating desc, id limit 8';
        await client.query({ name: 'probe', text, values: [`Nowhere ${turn}`] });
      }
      const { rows } = await client.query(
        `select custom_plans::int as own, generic_plans::int as shared from pg_prepared_statements where name = 'probe'`,
      );
      assert.deepEqual(rows, [{ own: TURNS, shared: 0 }]);
    } finally {
      client.release();
    }
  });

  it('compiles no statement', async () => {
    const { pool } = await open();
    assert.deepEqual((await pool.query('show jit')).rows, [{ jit: 'off' }]);
  });
});
