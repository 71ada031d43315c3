import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runCli } from '../../../testing/run-cli.ts';
import { stockedRegistry } from '../../../testing/stocked-registry.ts';

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
  assert.match(
    (await run('status')).stdout,
    /^ {2}new-calendar on for 10 % of the browsers, by asha: a first look$/m,
  );
  const cleared = await run('flag', 'clear', 'new-calendar', '--in', 'local');
  assert.deepEqual(
    [cleared.code, cleared.stdout.split('.')[0]],
    [0, "new-calendar is off for everybody in 'local' (change 3)"],
  );
  assert.doesNotMatch((await run('status')).stdout, /new-calendar/);
});

test('a flag is set for accounts and roles, and what is not said is off', async (t) => {
  const { variables } = await stockedRegistry(t);
  const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
  const set = (...args: readonly string[]) =>
    runCli(variables, 'flag', 'set', 'new-calendar', ...args, '--in', 'local', '--by', 'asha');
  const { stdout } = await set('--percent', '5', '--account', id, '--role', 'salon');
  assert.match(
    stdout,
    /^new-calendar is on for 5 % of the browsers, 1 account and the role salon in 'local'/,
  );
  assert.match((await set('--role', 'salon')).stdout, /^new-calendar is on for the role salon in 'local'/);
  assert.match((await set()).stderr, /Say for whom it is on: --percent, --account or --role/);
  assert.match((await set('--account', 'asha@demo.test')).stderr, /--account: An account is named by its id/);
});

test('a share that can not be is a wrong command, a flag that is not there a refusal', async (t) => {
  const { variables } = await stockedRegistry(t);
  const wrong = await runCli(variables, 'flag', 'set', 'new-calendar', '--percent', '101', '--in', 'local');
  assert.equal(wrong.code, 2);
  const refused = await runCli(variables, 'flag', 'clear', 'new-calendar', '--in', 'local');
  assert.deepEqual([refused.code, /status names those that there are/.test(refused.stderr)], [1, true]);
});
