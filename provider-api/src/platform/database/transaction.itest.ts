import assert from 'node:assert/strict';
import { before, beforeEach, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { onBothDatabases } from '../../testing/for-each-database.ts';
import { findDatabaseError } from './database-error.ts';
import type { Database } from './open-database.ts';
import { isPostgresError } from './postgres-error.ts';

onBothDatabases((kind, open) => {
  let database: Database;
  before(async () => {
    database = await open();
    await database.pool.query('create table notes (id int primary key)');
  });
  beforeEach(() => database.pool.query('truncate notes'));

  const insert = (id: number) => sql`insert into notes values (${id})`;
  const notes = async () =>
    (await database.pool.query('select id from notes order by id')).rows.map(({ id }) => id);

  it('keeps what a transaction did, and gives back what its function returned', async () => {
    const result = await database.transaction(async (tx) => {
      await tx.execute(insert(1));
      return 'done';
    });
    assert.equal(result, 'done');
    assert.deepEqual(await notes(), [1]);
  });

  it('keeps nothing of a transaction whose function throws, and passes the error on', async () => {
    const failure = database.transaction(async (tx) => {
      await tx.execute(insert(1));
      throw new Error('changed my mind');
    });
    await assert.rejects(failure, /changed my mind/);
    assert.deepEqual(await notes(), []);
  });

  it("finds the server's code and constraint in what drizzle throws", async () => {
    await database.db.execute(insert(1));
    const failure = database.transaction((tx) => tx.execute(insert(1)));
    await assert.rejects(failure, (error) => isPostgresError(error, 'UNIQUE_VIOLATION', 'notes_pkey'));
    await assert.rejects(
      database.db.execute(insert(1)),
      (error) => !isPostgresError(error, 'UNIQUE_VIOLATION', 'x'),
    );
  });

  it('undoes only the part in a nested transaction that failed', async () => {
    await database.transaction(async (tx) => {
      await tx.execute(insert(1));
      await tx.transaction((part) => part.execute(insert(1))).catch(() => {});
      await tx.execute(insert(2));
    });
    assert.deepEqual(await notes(), [1, 2]);
  });

  it('refuses to call a transaction committed in which a statement has failed unnoticed', async () => {
    const hidden = database.transaction(async (tx) => {
      await tx.execute(insert(1));
      await tx.execute(insert(1)).catch(() => {});
    });
    await assert.rejects(hidden, { code: 'DATABASE_TRANSACTION_FAILED' });
    assert.deepEqual(await notes(), []);
  });

  it('refuses the database handle inside a transaction at once, instead of waiting for itself', async () => {
    const inside = (work: () => PromiseLike<unknown>) =>
      database.transaction(async () => void (await work()));
    for (const work of [
      () => database.db.execute(sql`select 1`),
      () => database.pool.query('select 1'),
      () => database.transaction(async () => {}),
    ]) {
      await assert.rejects(inside(work), (error) => {
        assert.equal(findDatabaseError(error)?.code, 'DATABASE_HANDLE_IN_TRANSACTION');
        return true;
      });
    }
    await database.ping();
  });

  // The embedded database has one session, so no two transactions can wait for each other.
  if (kind === 'postgres') {
    it('begins again what the server ended because two waited for each other', async () => {
      await database.pool.query('insert into notes values (1), (2)');
      let begun = 0;
      let held = 0;
      let release = () => {};
      const bothHoldOne = new Promise<void>((resolve) => {
        release = resolve;
      });
      const lockBoth = (first: number, second: number) =>
        database.transaction(async (tx) => {
          begun += 1;
          await tx.execute(sql`select from notes where id = ${first} for update`);
          held += 1;
          if (held === 2) release();
          await bothHoldOne;
          await tx.execute(sql`select from notes where id = ${second} for update`);
        });
      await Promise.all([lockBoth(1, 2), lockBoth(2, 1)]);
      assert(begun > 2, 'they never waited for each other');
    });

    it('tells what the server ended each time it was begun', async () => {
      let begun = 0;
      const ended = database.transaction(async (tx) => {
        begun += 1;
        await tx.execute(sql`do $$ begin raise exception using errcode = '40001'; end $$`);
      });
      await assert.rejects(ended, (error) => isPostgresError(error, 'SERIALIZATION_FAILURE'));
      assert.equal(begun, 5);
    });
  }

  it('lets work that a transaction left behind use the handle', async () => {
    let later: Promise<number[]> = Promise.resolve([]);
    await database.transaction(async (tx) => {
      await tx.execute(insert(7));
      later = new Promise((done) => setTimeout(() => done(notes()), 50));
    });
    assert.deepEqual(await later, [7]);
  });
});
