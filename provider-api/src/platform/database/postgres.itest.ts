import assert from 'node:assert/strict';
import { once } from 'node:events';
import net from 'node:net';
import { after, before, describe, it } from 'node:test';
import { startFaultProxy, testServer } from '@sundara/node/testing';
import { sql } from 'drizzle-orm';
import { makeTestDatabase, type TestDatabase } from '../../testing/for-each-database.ts';
import { runProgram } from '../../testing/run-program.ts';
import { withinOperation } from './current-operation.ts';
import { DatabaseError } from './database-error.ts';
import { DatabasePool } from './database-pool.ts';
import { migrate } from './migrate.ts';
import { type Database, openDatabase } from './open-database.ts';

describe('a PostgreSQL server', () => {
  let target: TestDatabase;
  let address: URL;
  before(async () => {
    target = await makeTestDatabase('postgres');
    address = new URL(target.settings.databaseUrl ?? '');
  });
  after(() => target.remove());

  /** Opens the address with changes; it must fail with this code and message, without the password. */
  const assertRefused = async (changes: Partial<URL>, code: string, message: RegExp): Promise<void> => {
    const changed = Object.assign(new URL(address), changes);
    await assert.rejects(openDatabase({ dataDir: '', databaseUrl: changed.href }), (error) => {
      assert.ok(error instanceof DatabaseError, String(error));
      assert.equal(error.code, code, error.message);
      assert.match(error.message, message);
      assert.ok(!error.message.includes(changed.password), error.message);
      return true;
    });
  };

  it('is not opened with a wrong password, without a word of it in the sentence', async () => {
    const sentence = /refuses the user "sundara"\. Check user and password in DATABASE_URL\.$/;
    await assertRefused({ password: 'wrong-Passw0rd' }, 'DATABASE_UNAUTHORISED', sentence);
  });

  it('is not opened by an unknown user or on an unknown database', async () => {
    await assertRefused(
      { username: 'nobody-known' },
      'DATABASE_UNAUTHORISED',
      /refuses the user "nobody-known"/,
    );
    await assertRefused({ pathname: '/nowhere' }, 'DATABASE_NOT_FOUND', /no database named "nowhere"/);
  });

  it('is called unreachable where nothing listens', async () => {
    const server = net.createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const port = portOf(server);
    await new Promise((closed) => server.close(closed));
    const sentence = new RegExp(
      `^PostgreSQL at 127.0.0.1:${port} can't be reached: nothing listens there. Start it, or correct DATABASE_URL.$`,
    );
    await assertRefused({ port: String(port) }, 'DATABASE_UNREACHABLE', sentence);
  });

  it('is called unreachable when it does not answer in time', async () => {
    const silent = net.createServer(() => {}).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    await assertRefused({ port: String(portOf(silent)) }, 'DATABASE_UNREACHABLE', /did not answer in time/);
    silent.close();
  });

  it('is not looked for at what is no PostgreSQL address, and the address is kept out of the error', async () => {
    for (const databaseUrl of [
      'localhost:5432',
      'mysql://u:secret@host/db',
      'postgres://u:sec#ret@host:x/db',
    ]) {
      await assert.rejects(openDatabase({ dataDir: '', databaseUrl }), (error) => {
        assert.ok(error instanceof DatabaseError, String(error));
        assert.equal(error.code, 'DATABASE_URL_INVALID');
        assert.equal(error.cause, undefined);
        assert.ok(!error.message.includes('sec'), error.message);
        return true;
      });
    }
  });

  it('is migrated once by processes that start at the same time', async () => {
    const fresh = await makeTestDatabase('postgres', 'empty');
    const starters = [1, 2, 3].map(() => runProgram('migrate-database', fresh.settings));
    for (const starter of starters) {
      await starter.line('migrated');
      assert.equal(await starter.ended(), 0);
    }
    const database = await openDatabase(fresh.settings);
    const { rows } = await database.pool.query(
      'select count(*)::int as runs, count(distinct hash)::int as migrations from drizzle.__drizzle_migrations',
    );
    await database.close();
    await fresh.remove();
    assert.ok(rows[0].migrations > 0);
    assert.equal(rows[0].runs, rows[0].migrations);
  });

  it('says whose fault it is when a migration may not run', async () => {
    const server = await testServer();
    const databaseUrl = await server.createDatabase();
    await server.query(`create role guest login password 'guest'`);
    const guest = Object.assign(new URL(databaseUrl), { username: 'guest', password: 'guest' });
    const database = await openDatabase({ dataDir: '', databaseUrl: guest.href });
    await assert.rejects(migrate(database), {
      code: 'DATABASE_MIGRATION_FAILED',
      message: /permission denied.* must own the database\.$/,
    });
    await database.close();
    await server.dropDatabase(databaseUrl);
    await server.query('drop role guest');
  });

  describe('while it is used', () => {
    let database: Database;
    before(async () => {
      database = await openDatabase(target.settings);
      await database.pool.query('create table marks (id int primary key)');
    });
    after(() => database.close());

    it('may cut a connection in a transaction: the transaction fails, the next one works', async () => {
      const cut = database.transaction(async (tx) => {
        await tx.execute(sql`insert into marks values (1)`);
        const { rows } = await tx.execute(sql`select pg_backend_pid() as pid`);
        await database.alone((client) => client.query('select pg_terminate_backend($1)', [rows[0]?.pid]));
        await tx.execute(sql`insert into marks values (2)`);
      });
      await assert.rejects(cut);
      await database.transaction((tx) => tx.execute(sql`insert into marks values (3)`));
      assert.deepEqual((await database.pool.query('select id from marks')).rows, [{ id: 3 }]);
    });

    it('may cut a connection that was taken and does nothing yet: its next statement fails, and no process ends', async () => {
      const taken = await database.pool.connect();
      const { rows } = await taken.query('select pg_backend_pid() as pid');
      const ended = new Promise<void>((resolve) => taken.once('end', resolve));
      await database.pool.query('select pg_terminate_backend($1)', [rows[0].pid]);
      await ended;
      await assert.rejects(taken.query('select 1'));
      taken.release(true);
      await database.ping();
    });

    it('may send its answers byte by byte: a failed statement is not called committed all the same', async () => {
      const proxy = await startFaultProxy(address.href);
      proxy.poison({ slicer: 1 }, 'downstream');
      const slow = await openDatabase({ dataDir: '', databaseUrl: proxy.url });
      const hidden = slow.transaction(async (tx) => {
        await tx.execute(sql`insert into marks values (7)`);
        await tx.execute(sql`insert into marks values (7)`).catch(() => {});
      });
      await assert.rejects(hidden, { code: 'DATABASE_TRANSACTION_FAILED' });
      await slow.close();
      await proxy.down();
    });

    it('may cut an idle connection: it is reported, and the next query works', async () => {
      let report: (error: Error) => void = () => {};
      const reported = new Promise<Error>((resolve) => {
        report = resolve;
      });
      const other = await openDatabase({ ...target.settings, onConnectionLost: report });
      const { rows } = await other.pool.query('select pg_backend_pid() as pid');
      await database.pool.query('select pg_terminate_backend($1)', [rows[0].pid]);
      assert.match((await reported).message, /terminat/);
      await other.ping();
      await other.close();
    });

    it('is called unreachable when it does not answer in the time that a probe has', async () => {
      const proxy = await startFaultProxy(target.settings.databaseUrl ?? '');
      const other = await openDatabase({ ...target.settings, databaseUrl: proxy.url });
      proxy.poison({ timeout: 0 });
      await assert.rejects(other.ping(100), {
        code: 'DATABASE_UNREACHABLE',
        message: /did not answer in 100 ms/,
      });
      await proxy.down();
      await other.close();
    });

    it('gives an operation half of the connections, and counts who waits for more', async () => {
      const { pool } = database;
      assert.ok(pool instanceof DatabasePool);
      const connect = () => withinOperation('popular', () => pool.connect());
      const held = await Promise.all(Array.from({ length: 5 }, connect));
      const sixth = connect();
      assert.equal(pool.pendingRequests, 1);
      const other = await withinOperation('another', () => pool.connect());
      for (const client of [...held, other]) client.release();
      (await sixth).release();
      assert.equal(pool.pendingRequests, 0);
    });

    it('is called busy when all connections stay in use, and answers whether it is there', async () => {
      const held = await Promise.all(Array.from({ length: 10 }, () => database.pool.connect()));
      await assert.rejects(database.pool.query('select 1'), { code: 'DATABASE_BUSY' });
      await database.ping();
      for (const client of held) client.release();
    });
  });
});

const portOf = (server: net.Server): number => {
  const address = server.address();
  assert.ok(address && typeof address === 'object');
  return address.port;
};
