import assert from 'node:assert/strict';
import { after, type TestContext, test } from 'node:test';
import { randomOf, sized, testSeed } from '@sundara/contracts/testing';
import { makePostgresDatabase } from '../testing/postgres-database.ts';
import { runProgram } from '../testing/run-program.ts';
import { bookingRelease, stock, stockedRegistry } from '../testing/stocked-registry.ts';
import { takeActs } from './take-acts.ts';

const PROCESSES = sized({ quick: 4, deep: 8 });
const EACH = sized({ quick: 8, deep: 50 });
const server = await makePostgresDatabase();
after(() => server.stop());

const STORES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  folder: {},
  postgres: { REGISTRY_DATABASE_URL: server.url },
};

const prepare = async (t: TestContext, variables: Readonly<Record<string, string>>) => {
  const stocked = await stockedRegistry(t, variables);
  await stock(t, stocked, [bookingRelease('1.1.0')]);
  return stocked;
};

for (const [kind, more] of Object.entries(STORES))
  test(`${kind}: of ${PROCESSES * EACH} promotions by ${PROCESSES} processes at once none is lost`, async (t) => {
    const { registry, variables } = await prepare(t, more);
    const racers = Array.from({ length: PROCESSES }, (_, index) =>
      runProgram('promoter', variables, String(EACH), `racer ${index}`),
    );
    const ended = await Promise.all(racers.map((racer) => racer.ended));
    assert.deepEqual(
      ended.map(({ stderr }) => stderr).filter((stderr) => stderr !== ''),
      [],
    );
    const done = ended.flatMap(({ stdout }) => stdout.trim().split('\n'));
    assert.equal(done.length, PROCESSES * EACH);
    const acts = await takeActs(registry.history('environment/local'));
    assert.equal((await registry.readEnvironment('local'))?.sequence, 1 + PROCESSES * EACH);
    const kept = acts.slice(0, -1).map(({ why }) => why);
    assert.deepEqual([...kept].sort(), [...done].sort());
    for (const [index, act] of acts.slice(0, -1).entries()) assert.equal(act.from, acts[index + 1]?.to);
  });

test('folder: a promoter that is killed at any moment holds up nobody, and loses nothing that it told', async (t) => {
  const random = randomOf(testSeed(t));
  const { registry, variables } = await prepare(t, {});
  const told: string[] = [];
  for (let round = 0; round < 6; round += 1) {
    const { child, ended } = runProgram('promoter', variables, '1000', `victim ${round}`);
    child.stdout?.once('data', () => {
      setTimeout(() => child.kill('SIGKILL'), random.below(97));
    });
    const { signal, stdout } = await ended;
    assert.equal(signal, 'SIGKILL');
    told.push(...stdout.split('\n').slice(0, -1));
  }
  const next = await runProgram('promoter', variables, '1', 'heir').ended;
  assert.equal(next.code, 0);
  const kept = (await takeActs(registry.history('environment/local'))).map(({ why }) => why);
  assert.equal(kept[0], 'heir turn 0');
  assert.deepEqual(
    told.filter((why) => !kept.includes(why)),
    [],
  );
  assert.equal(new Set(kept).size, kept.length);
});
