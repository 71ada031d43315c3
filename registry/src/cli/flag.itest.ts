import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runCli } from '../testing/run-cli.ts';
import { stockedRegistry } from '../testing/stocked-registry.ts';

test('a flag is set, shown by status and cleared, each with a reason', async (t) => {
  const { variables } = await stockedRegistry(t);
  const run = (...args: readonly string[]) => runCli(variables, ...args);
  const set = await run(
    'flag',
    'set',
    'new-calendar',
    '--percent',
    '10',
    '--in',
    'local',
    '--by',
    'asha',
    '--why',
    'a first look',
  );
  assert.deepEqual(
    [set.code, set.stdout.split('.')[0]],
    [0, "new-calendar is on for 10 % of the browsers in 'local' (change 2)"],
  );
  assert.match((await run('status')).stdout, /^ {2}new-calendar on for 10 %, by asha: a first look$/m);
  const cleared = await run('flag', 'clear', 'new-calendar', '--in', 'local');
  assert.deepEqual(
    [cleared.code, cleared.stdout.split('.')[0]],
    [0, "new-calendar is off for everybody in 'local' (change 3)"],
  );
  assert.doesNotMatch((await run('status')).stdout, /new-calendar/);
});

test('a share that can not be is a wrong command, a flag that is not there a refusal', async (t) => {
  const { variables } = await stockedRegistry(t);
  const wrong = await runCli(variables, 'flag', 'set', 'new-calendar', '--percent', '101', '--in', 'local');
  assert.equal(wrong.code, 2);
  const refused = await runCli(variables, 'flag', 'clear', 'new-calendar', '--in', 'local');
  assert.deepEqual([refused.code, /status names those that there are/.test(refused.stderr)], [1, true]);
});
