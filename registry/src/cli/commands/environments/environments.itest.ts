import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runCli } from '../../../testing/run-cli.ts';
import {
  bookingRelease,
  discoveryRelease,
  stock,
  stockedRegistry,
} from '../../../testing/stocked-registry.ts';

type Variables = Readonly<Record<string, string>>;

/** The answer of a command with --json. */
const ask = async (variables: Variables, ...args: readonly string[]) => {
  const { code, stdout, stderr } = await runCli(variables, ...args, '--json');
  return { code, stderr, data: JSON.parse(stdout) };
};

/** Asserts that the command is refused with this sentence and changes nothing. */
const assertRefused = async (variables: Variables, sentence: RegExp, ...args: readonly string[]) => {
  const before = (await ask(variables, 'status')).data.environments;
  const { code, stdout, stderr } = await runCli(variables, ...args);
  assert.equal(code, 1, stdout);
  assert.match(stderr, sentence);
  assert.equal(stdout, '');
  assert.deepEqual((await ask(variables, 'status')).data.environments, before);
};

const versionsIn = async (variables: Variables): Promise<unknown> => {
  const { data } = await ask(variables, 'status');
  return data.environments[0].remotes;
};

test('history tells who, when, from, to and why, newest first, and how far the chain was checked', async (t) => {
  const stocked = await stockedRegistry(t);
  const { variables } = stocked;
  await stock(t, stocked, [bookingRelease('1.1.0')]);
  const who = ['--by', 'Meera', '--why', 'Holds last ten minutes'];
  await runCli(variables, 'promote', 'booking@1.1.0', '--to', 'local', ...who);
  await runCli(variables, 'lock', 'local', '--by', 'Ravi', '--why', 'Festival');
  const { data } = await ask(variables, 'history', 'local');
  assert.equal(data.checked, 3);
  assert.deepEqual(
    data.acts.map(({ act, who: by, why, changes }: Record<string, unknown>) => [act, by, why, changes]),
    [
      ['lock', 'Ravi', 'Festival', []],
      ['promote', 'Meera', 'Holds last ten minutes', ['booking 1.0.0 → 1.1.0']],
      [
        'promote',
        'tester@sundara.test',
        'a test needs it',
        ['shell none → 1.0.0', 'booking none → 1.0.0', 'discovery none → 1.0.0'],
      ],
    ],
  );
  assert.equal(data.acts[1].from, data.acts[2].to);
  const shown = await runCli(variables, 'history', 'local', '--limit', '1');
  assert.match(shown.stdout, /^3 {2}\d{4}-.*Z {2}lock {2}Ravi: Festival\n/);
  assert.match(shown.stdout, /All 3 acts are chained and unchanged\. 1 is shown\.\n$/);
  const releases = await ask(variables, 'history', 'releases/booking');
  assert.deepEqual(
    releases.data.acts.map(({ details }: { details: { release: string } }) => details.release),
    ['booking@1.1.0', 'booking@1.0.0'],
  );
});

test('a history that was changed is refused', async (t) => {
  const { variables, registry } = await stockedRegistry(t);
  await runCli(variables, 'lock', 'local');
  const [first] = (await ask(variables, 'history', 'local', '--limit', '9')).data.acts.slice(-1);
  const stored = await registry.documents.read(`acts/${first.id}`);
  const text = stored?.text.replace('a test needs it', 'nobody knows') ?? '';
  await registry.documents.write(`acts/${first.id}`, text, stored?.revision);
  const { code, stderr } = await runCli(variables, 'history', 'local');
  assert.equal(code, 1);
  assert.match(stderr, /^acts\/[0-9a-f]{64} was changed, as its hash tells/);
});

test('rollback takes everything back as one unit, each time further, or to what is named', async (t) => {
  const stocked = await stockedRegistry(t);
  const { variables } = stocked;
  await stock(t, stocked, [bookingRelease('1.1.0'), bookingRelease('1.2.0'), discoveryRelease('1.1.0')]);
  await runCli(variables, 'promote', 'booking@1.1.0', 'discovery@1.1.0', '--to', 'local');
  await runCli(variables, 'promote', 'booking@1.2.0', '--to', 'local');
  const back = await runCli(variables, 'rollback', 'local', '--why', 'Payments fail');
  assert.equal(back.code, 0, back.stderr);
  assert.match(
    back.stdout,
    /^'local' is back at [0-9a-f]{12}: booking 1\.2\.0 → 1\.1\.0 \(change 4\)\. No site server /,
  );
  await runCli(variables, 'rollback', 'local');
  assert.deepEqual(await versionsIn(variables), { booking: '1.0.0', discovery: '1.0.0' });
  await assertRefused(variables, /^'local' ran nothing else before/, 'rollback', 'local');
  await runCli(variables, 'rollback', '--to', 'local~2');
  assert.deepEqual(await versionsIn(variables), { booking: '1.2.0', discovery: '1.1.0' });
  const { data } = await ask(variables, 'compose', 'discovery@1.0.0', '--from', 'local');
  const never = ['rollback', 'local', '--to', data.composition];
  await assertRefused(variables, /^'local' has never run the composition/, ...never);
  await assertRefused(variables, /^Nothing was promoted to 'blue' yet/, 'rollback', 'blue');
});

test('a pinned id is moved by nothing until it is unpinned', async (t) => {
  const stocked = await stockedRegistry(t);
  const { variables } = stocked;
  await stock(t, stocked, [bookingRelease('1.1.0'), discoveryRelease('1.1.0')]);
  const promote = ['promote', 'booking@1.1.0', '--to', 'local'];
  await runCli(variables, 'pin', 'booking', '--in', 'local', '--by', 'Meera', '--why', 'Audit');
  await assertRefused(variables, /^booking@1\.0\.0 is pinned in 'local' by Meera \(Audit\)/, ...promote);
  await assertRefused(variables, /^booking is pinned in 'local' already/, 'pin', 'booking', '--in', 'local');
  await assertRefused(variables, /^'local' runs no salon/, 'pin', 'salon', '--in', 'local');
  assert.equal((await runCli(variables, 'promote', 'discovery@1.1.0', '--to', 'local')).code, 0);
  const shown = await runCli(variables, 'status');
  assert.match(shown.stdout, /^booking +1\.0\.0 \(pinned\)$/m);
  assert.match(shown.stdout, /booking pinned by Meera: Audit/);
  assert.equal((await runCli(variables, 'unpin', 'booking', '--in', 'local')).code, 0);
  assert.equal((await runCli(variables, ...promote)).code, 0);
  await assertRefused(variables, /^booking is not pinned/, 'unpin', 'booking', '--in', 'local');
});

test('a locked environment is changed by nothing until it is unlocked', async (t) => {
  const stocked = await stockedRegistry(t);
  const { variables } = stocked;
  await stock(t, stocked, [bookingRelease('1.1.0')]);
  await runCli(variables, 'promote', 'booking@1.1.0', '--to', 'local');
  await runCli(variables, 'lock', 'local', '--by', 'Ravi', '--why', 'Festival');
  const locked = /^'local' is locked since .* by Ravi \(Festival\): unlock it first\.\n$/;
  for (const args of [
    ['promote', 'booking@1.0.0', '--to', 'local'],
    ['rollback', 'local'],
    ['pin', 'booking', '--in', 'local'],
    ['canary', 'local~1', '--percent', '10', '--in', 'local'],
    ['lock', 'local'],
  ])
    await assertRefused(variables, locked, ...args);
  assert.match((await runCli(variables, 'status')).stdout, /local\n {2}locked by Ravi: Festival/);
  assert.equal((await runCli(variables, 'unlock', 'local')).code, 0);
  assert.equal((await runCli(variables, 'rollback', 'local')).code, 0);
  await assertRefused(variables, /^'local' is not locked/, 'unlock', 'local');
});

test('a canary starts with a share, gets another, and ends for nobody or for everybody', async (t) => {
  const stocked = await stockedRegistry(t);
  const { variables } = stocked;
  await stock(t, stocked, [bookingRelease('1.1.0')]);
  const { data } = await ask(variables, 'compose', 'booking@1.1.0', '--from', 'local');
  const start = ['canary', data.composition.slice(0, 8), '--in', 'local'];
  const begun = await ask(variables, ...start, '--percent', '10', '--load-errors', '5');
  assert.equal(begun.code, 0, begun.stderr);
  assert.equal(begun.data.canary.composition, data.composition);
  assert.deepEqual([begun.data.canary.percent, begun.data.canary.budget.loadErrorPercent], [10, 5]);
  const wider = await ask(variables, ...start, '--percent', '50');
  assert.deepEqual([wider.data.canary.percent, wider.data.canary.salt], [50, begun.data.canary.salt]);
  assert.equal(wider.data.canary.budget.loadErrorPercent, 5);
  assert.match((await runCli(variables, 'status')).stdout, /canary [0-9a-f]{12} for 50 %/);
  assert.equal((await runCli(variables, 'canary', 'stop', '--in', 'local')).code, 0);
  assert.deepEqual(await versionsIn(variables), { booking: '1.0.0', discovery: '1.0.0' });
  await assertRefused(variables, /^No canary runs in 'local'/, 'canary', 'finish', '--in', 'local');
  await runCli(variables, ...start, '--percent', '10');
  assert.equal((await runCli(variables, 'canary', 'finish', '--in', 'local')).code, 0);
  assert.deepEqual(await versionsIn(variables), { booking: '1.1.0', discovery: '1.0.0' });
  const shareless = await runCli(variables, ...start);
  assert.equal(shareless.code, 2);
});

test('a canary of a plan begins with its first share and tells what follows; one that makes no sense is not begun', async (t) => {
  const stocked = await stockedRegistry(t);
  const { variables } = stocked;
  await stock(t, stocked, [bookingRelease('1.1.0')]);
  const { data } = await ask(variables, 'compose', 'booking@1.1.0', '--from', 'local');
  const canary = (...args: readonly string[]) =>
    ask(variables, 'canary', data.composition, '--in', 'local', '--wait', '0', ...args);
  for (const wrong of [
    ['--steps', '25,5'],
    ['--steps', '5,,25'],
    ['--steps', '5,200'],
    ['--bake', '30m'],
    [],
  ])
    assert.equal((await canary(...wrong)).code, 2, wrong.join(' '));
  const begun = await canary('--steps', '5,50', '--bake', '2h');
  const { percent, plan } = begun.data.canary;
  assert.deepEqual([percent, plan.steps, plan.bakeSeconds], [5, [5, 50], 7200]);
  const { stdout } = await runCli(variables, 'status');
  assert.match(stdout, /canary [0-9a-f]{12} for 5 %, then 50 %; each for 120 min at least, this since 20/);
  const wider = await canary('--percent', '30');
  assert.deepEqual([wider.data.canary.percent, wider.data.canary.plan.steps], [30, [5, 50]]);
  assert.ok(wider.data.canary.plan.since > plan.since, 'A share that is chosen by hand bakes anew.');
});

test('what was changed by hand hides nothing else from status', async (t) => {
  const { variables, registry } = await stockedRegistry(t);
  await runCli(variables, 'promote', 'shell@1.0.0', '--to', 'qa');
  const stored = await registry.documents.read('environments/local');
  await registry.documents.write(
    'environments/local',
    stored?.text.replace('"sequence": 1', '"sequence": 2') ?? '',
    stored?.revision,
  );
  const { code, data } = await ask(variables, 'status');
  assert.equal(code, 1);
  assert.deepEqual(
    data.environments.map(({ environment }: { environment: string }) => environment),
    ['qa'],
  );
  assert.equal(data.faults[0].where, 'local');
  assert.match(data.faults[0].found, /is not what the key [0-9a-f]{16} signed/);
});
