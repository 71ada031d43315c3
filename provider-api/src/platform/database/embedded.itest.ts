import assert from 'node:assert/strict';
import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { sized, testDepth } from '@sundara/contracts/testing';
import { makeTemporaryFolder, removeFolder } from '@sundara/node/testing';
import { makeEmbeddedDataFolder } from '../../testing/embedded-database.ts';
import { type Program, runProgram } from '../../testing/run-program.ts';
import type { DatabaseError } from './database-error.ts';
import { openDatabase } from './open-database.ts';

const DEATHS = sized({ quick: 1, deep: 5 });
const STARTERS = sized({ quick: 3, deep: 8 });

describe('the embedded database', () => {
  const folders: string[] = [];
  const programs: Program[] = [];
  after(async () => {
    for (const program of programs) await program.kill();
    for (const folder of folders) await removeFolder(folder);
  });

  const dataFolder = async (): Promise<string> => {
    const folder = await makeEmbeddedDataFolder();
    folders.push(folder);
    return folder;
  };
  const run = (name: string, dataDir: string): Program => {
    const program = runProgram(name, { dataDir });
    programs.push(program);
    return program;
  };

  it('loses nothing that was acknowledged when its process is killed, however often', async () => {
    const dataDir = await dataFolder();
    for (let round = 1; round <= DEATHS; round += 1) {
      const program = run('write-until-killed', dataDir);
      const [, first] = (await program.line('committed')).split(' ');
      await program.line(`committed ${Number(first) + 200}`);
      await program.kill();
      const acknowledged = program.lines
        .filter((line) => line.startsWith('committed'))
        .at(-1)
        ?.split(' ')[1];

      const database = await openDatabase({ dataDir });
      const { rows } = await database.pool.query(
        `select (select max(number) from transfers) as last, (select count(*)::int from transfers) as count,
                (select sum(amount)::int from accounts) as money, (select amount from accounts where name = 'b') as b`,
      );
      await database.close();
      const { last, count, money, b } = rows[0];
      assert.ok(last >= Number(acknowledged), `${acknowledged} was acknowledged, ${last} is there`);
      assert.deepEqual({ count, money, b }, { count: last, money: 2000, b: 1000 + last });
    }
  });

  it('refuses a second process with a sentence that names the first, which goes on', async () => {
    const dataDir = await dataFolder();
    const first = await openDatabase({ dataDir });
    const second = run('hold-database', dataDir);
    const sentence = await second.line('refused');
    assert.match(sentence, new RegExp(`DATABASE_LOCKED: .*${dataDir}.* in use by process ${process.pid}`));
    assert.match(sentence, /set DATA_DIR to another folder\.$/);
    assert.equal(await second.ended(), 1);
    await first.ping();
    await first.close();
  });

  it('opens after the process that held it was killed, for exactly one of several that start at once', async () => {
    const dataDir = await dataFolder();
    const killed = run('hold-database', dataDir);
    await killed.line('open');
    await killed.kill();
    const starters = Array.from({ length: STARTERS }, () => run('hold-database', dataDir));
    const outcomes = await Promise.all(
      starters.map((program) =>
        Promise.race([program.line('open'), program.line('refused DATABASE_LOCKED')]),
      ),
    );
    assert.equal(outcomes.filter((line) => line === 'open').length, 1, outcomes.join('\n'));
  });

  describe('when its engine stops', () => {
    let dataDir: string;
    before(async () => {
      dataDir = await dataFolder();
    });

    it('fails the queries under way and all later ones, and reports it once', async () => {
      const reports: DatabaseError[] = [];
      const database = await openDatabase({ dataDir, onStopped: (error) => reports.push(error) });
      await database.pool.query('create temporary table letters (letter text)');
      // The only statement that crashes the engine.
      const underWay = database.pool.query('copy letters from stdin');
      const waiting = database.pool.query('select 1');
      const queries = [underWay, waiting, database.ping(), database.transaction(async () => {})];
      const stopped = { code: 'DATABASE_STOPPED', message: /^The embedded database stopped: .+\.$/ };
      // Handled at once: a rejection without a handler ends the test.
      await Promise.all(queries.map((query) => assert.rejects(query, stopped)));
      assert.equal(reports.length, 1);
      await database.close();
    });

    it('opens again with what was committed', async () => {
      const database = await openDatabase({ dataDir });
      await database.ping();
      await database.close();
    });
  });

  // Each start of the embedded database takes ten seconds of a processor, so a quick run leaves odd folders out.
  if (testDepth() === 'deep')
    describe('with a folder that is odd', () => {
      it('locks folders whose path is too long for a socket, wherever TMPDIR lies', async (test) => {
        const folder = await makeTemporaryFolder();
        folders.push(folder);
        const locks = async () =>
          (await readdir('/tmp')).filter((name) => /^sundara-[0-9a-f]{16}\.lock$/.test(name));
        const [original, others] = [await dataFolder(), await locks()];
        const before = process.env.TMPDIR;
        process.env.TMPDIR = join(folder, 'temporary-files-of-somebody/'.repeat(4));
        test.after(async () => {
          if (before === undefined) delete process.env.TMPDIR;
          else process.env.TMPDIR = before;
          for (const name of await locks())
            if (!others.includes(name)) await removeFolder(join('/tmp', name));
        });
        const dataDir = join(folder, 'a-folder-with-a-long-name/'.repeat(5));
        await cp(original, dataDir, { recursive: true });
        const first = await openDatabase({ dataDir });
        await assert.rejects(openDatabase({ dataDir }), { code: 'DATABASE_LOCKED' });
        await first.close();
        const again = await openDatabase({ dataDir });
        await again.close();
      });

      it('makes its folder anew when the first start was interrupted', async () => {
        const dataDir = await makeTemporaryFolder();
        folders.push(dataDir);
        await mkdir(join(dataDir, 'database.new'));
        await writeFile(join(dataDir, 'database.new', 'PG_VERSION'), '18');
        const database = await openDatabase({ dataDir });
        await database.ping();
        await database.close();
      });

      it('leaves a folder alone that holds something else, and says why it did not start', async () => {
        const dataDir = await makeTemporaryFolder();
        folders.push(dataDir);
        await mkdir(join(dataDir, 'database'));
        await writeFile(join(dataDir, 'database', 'letter.txt'), 'not a database');
        await assert.rejects(openDatabase({ dataDir }), {
          code: 'DATABASE_FOLDER_UNUSABLE',
          message: /database can't be used/,
        });
        await assert.rejects(openDatabase({ dataDir: join(dataDir, 'database', 'letter.txt') }), {
          code: 'DATABASE_FOLDER_UNUSABLE',
        });
      });

      it('says which folder it could not open when the folder is damaged, and gives the lock back', async () => {
        const dataDir = await dataFolder();
        await writeFile(join(dataDir, 'database', 'global', 'pg_control'), 'damaged');
        for (let attempt = 1; attempt <= 2; attempt += 1) {
          await assert.rejects(openDatabase({ dataDir }), (error: DatabaseError) => {
            assert.equal(error.code, 'DATABASE_FOLDER_UNUSABLE');
            assert.match(error.message, new RegExp(`${dataDir}.*could not be opened`));
            return true;
          });
        }
      });
    });
});
