import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { promote } from '../acts/promote.ts';
import { aDeclaration, aRemoteRecord, aShellRecord } from '../testing/release-records.ts';
import { runCli, runCliProcess } from '../testing/run-cli.ts';
import { ACTOR, stock, stockedRegistry, type TestRegistry } from '../testing/stocked-registry.ts';

const IDS = ['booking', 'customer', 'discovery', 'salon'];
const named = (version: string) => IDS.map((id) => ({ id, version }));
const SEARCH = ['bisect', '--good', 'qa~1', '--bad', 'qa'];

/** An environment in which all four remotes changed from 1.0.0 to 2.0.0 at once. */
const changed = async (t: Parameters<typeof stockedRegistry>[0]): Promise<TestRegistry> => {
  const stocked = await stockedRegistry(t);
  const first = named('1.0.0').filter(({ id }) => id === 'customer' || id === 'salon');
  await stock(
    t,
    stocked,
    [...first, ...named('2.0.0')].map(({ id, version }) => aRemoteRecord(id, version)),
  );
  await promote(stocked.registry, 'qa', [{ id: 'shell', version: '1.0.0' }, ...named('1.0.0')], ACTOR);
  await promote(stocked.registry, 'qa', named('2.0.0'), ACTOR);
  return stocked;
};

/** A program that exits with the code that `judge` computes from the versions. */
const judging = async ({ dataDir }: TestRegistry, judge: string): Promise<readonly string[]> => {
  const file = path.join(dataDir, 'judge.mjs');
  await writeFile(
    file,
    `const versions = process.env.MARKETPLACE_VERSIONS; const id = process.env.MARKETPLACE_COMPOSITION;
    console.log('judging', versions);
    process.exit(/^[0-9a-f]{64}$/.test(id) ? ${judge} : 200);`,
  );
  return ['--', process.execPath, file];
};

test('a command finds the release that breaks it, and the answer alone is on stdout', async (t) => {
  const stocked = await changed(t);
  const command = await judging(stocked, "versions.includes('salon@2.0.0') ? 1 : 0");
  const { code, stdout, stderr } = await runCliProcess(stocked.variables, [...SEARCH, '--json', ...command]);
  assert.equal(code, 0, stderr);
  const { culprits, tries } = JSON.parse(stdout);
  assert.deepEqual(culprits, [{ id: 'salon', from: '1.0.0', to: '2.0.0' }]);
  assert.equal(tries, 2);
  assert.match(stderr, /^judging shell@1\.0\.0 booking@/m);
  assert.match(stderr, /^bisect: [0-9a-f]{12} is bad$/m);
  const { environment } = (await stocked.registry.readEnvironment('qa')) ?? {};
  assert.equal(environment, 'qa');
});

test('a set that can not be judged is passed over, and several remain suspects where all are', async (t) => {
  const stocked = await changed(t);
  const ends = '/booking@2.*salon@2/.test(versions) ? 1 : /booking@1.*salon@1/.test(versions) ? 0 : 125';
  const { code, stdout } = await runCli(
    stocked.variables,
    ...SEARCH,
    '--json',
    ...(await judging(stocked, ends)),
  );
  assert.equal(code, 0);
  const culprits = JSON.parse(stdout).culprits.map(({ id }: { id: string }) => id);
  assert.deepEqual(culprits.sort(), ['booking', 'salon']);
});

test('sets that the gate refuses are not tried', async (t) => {
  const stocked = await stockedRegistry(t);
  const contracts = { shellApi: '^2.0.0', providerApi: '^1.0.0' };
  await stock(t, stocked, [
    aShellRecord('2.0.0', '2.0.0'),
    ...['booking', 'discovery'].map((id) => aRemoteRecord(id, '2.0.0', aDeclaration(id, { contracts }))),
  ]);
  const { registry } = stocked;
  const all = ['shell', 'booking', 'discovery'];
  for (const version of ['1.0.0', '2.0.0'])
    await promote(
      registry,
      'qa',
      all.map((id) => ({ id, version })),
      ACTOR,
    );
  const command = await judging(stocked, "versions.includes('booking@2.0.0') ? 1 : 0");
  const { code, stdout } = await runCli(stocked.variables, ...SEARCH, ...command);
  assert.equal(code, 0);
  assert.match(
    stdout,
    /^It is among these, and no set between can be tried: shell 1\.0\.0 → 2\.0\.0, booking/,
  );
  assert.match(stdout, /\(0 tries\)\.\n$/);
});

test('a person is asked, and told what to open', async (t) => {
  const stocked = await changed(t);
  const answered = await runCliProcess(stocked.variables, SEARCH, 'good\nperhaps\nb\n');
  assert.equal(answered.code, 0, answered.stderr);
  assert.match(answered.stdout, /^\w+ 1\.0\.0 → 2\.0\.0 makes it bad \(2 tries\)\.\n$/);
  assert.equal(answered.stderr.match(/Open [0-9a-f]{64} \(shell@1\.0\.0, /g)?.length, 2);
  const ended = await runCliProcess(stocked.variables, SEARCH, 'good\n');
  assert.equal(ended.code, 1);
  assert.match(ended.stderr, /The search was ended before the culprit was found\.\n$/);
});

test('a command that fails by itself, or accuses the good one, ends the search with exit code 1', async (t) => {
  const stocked = await changed(t);
  for (const [judge, sentence] of [
    ['1', /^Of [0-9a-f]{12}, which is to be good, the command doesn't say so\.$/m],
    ['0', /^Of [0-9a-f]{12}, which is to be bad, the command doesn't say so\.$/m],
    ['130', /failed by itself: it ended with exit code 130\.$/m],
  ] as const) {
    const { code, stderr } = await runCli(stocked.variables, ...SEARCH, ...(await judging(stocked, judge)));
    assert.equal(code, 1);
    assert.match(stderr, sentence);
  }
  const absent = await runCli(stocked.variables, ...SEARCH, '--', '/nowhere/judge');
  assert.equal(absent.code, 1);
  assert.match(absent.stderr, /^\/nowhere\/judge can't be started \(ENOENT\)\.$/m);
  const same = await runCli(stocked.variables, 'bisect', '--good', 'qa', '--bad', 'qa');
  assert.match(same.stderr, /^They are the same composition/);
});

test('a command that takes too long is ended', async (t) => {
  const stocked = await changed(t);
  const command = ['--', process.execPath, '-e', 'setInterval(() => {}, 1000)'];
  const { code, stderr } = await runCli(stocked.variables, ...SEARCH, '--limit', '0.02', ...command);
  assert.equal(code, 1);
  assert.match(stderr, /was ended by a signal, or took longer than 0\.02 minutes\.$/m);
});
