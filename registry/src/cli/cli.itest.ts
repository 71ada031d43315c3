import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { temporaryFolder, writeBuild } from '../testing/build-folder.ts';
import { aDeclaration, aRemoteRecord } from '../testing/release-records.ts';
import {
  bookingRelease,
  discoveryRelease,
  SHELL,
  stock,
  stockedRegistry,
} from '../testing/stocked-registry.ts';

const CLI = fileURLToPath(new URL('../cli.ts', import.meta.url));

interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command line as a process of its own. */
const run = (dataDir: string, ...args: string[]): Promise<Outcome> =>
  new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', CLI, ...args],
      { env: { ...process.env, DATA_DIR: dataDir } },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    );
  });

test('publish, promote and status lead from a build to an environment', async (t) => {
  const dataDir = await temporaryFolder(t, 'data');
  const shell = await writeBuild(dataDir, SHELL);
  const discovery = await writeBuild(dataDir, discoveryRelease('1.0.0'));
  assert.equal((await run(dataDir, 'publish', shell, discovery)).code, 0);
  const promoted = await run(dataDir, 'promote', 'shell@1.0.0', 'discovery@1.0.0', '--to', 'qa');
  assert.equal(promoted.code, 0, promoted.stderr);
  const status = JSON.parse((await run(dataDir, 'status', '--json')).stdout);
  assert.deepEqual(
    status.releases.map(({ id, version }: { id: string; version: string }) => `${id}@${version}`),
    ['shell@1.0.0', 'discovery@1.0.0'],
  );
  assert.deepEqual(status.environments[0].remotes, { discovery: '1.0.0' });
});

test('a refusal is one sentence and exit code 1, and changes nothing', async (t) => {
  const { dataDir, layout } = await stockedRegistry(t);
  const before = await readFile(layout.environment('local'), 'utf8');
  const unknown = await run(dataDir, 'promote', 'booking@9.9.9', '--to', 'local');
  assert.equal(unknown.code, 1);
  assert.match(
    unknown.stderr,
    /^The environment 'local' runs booking@9\.9\.9, which the registry doesn't hold.*\n$/,
  );
  const again = await run(dataDir, 'publish', await writeBuild(dataDir, SHELL));
  assert.equal(again.code, 1);
  assert.match(again.stderr, /^shell@1\.0\.0 is published already.*\n$/);
  assert.equal(await readFile(layout.environment('local'), 'utf8'), before);
});

test('a remote that does not fit the shell is refused with rule, finding and remedy', async (t) => {
  const { dataDir, layout } = await stockedRegistry(t);
  const contracts = { shellApi: '^2.0.0', providerApi: '^1.0.0' };
  await stock(t, layout, [aRemoteRecord('booking', '2.0.0', aDeclaration('booking', { contracts }))]);
  const { code, stderr } = await run(dataDir, 'promote', 'booking@2.0.0', '--to', 'local');
  assert.equal(code, 1);
  assert.match(stderr, /booking@2\.0\.0 can't run in 'local' \(contract-range\)/);
  assert.match(stderr, /written for shell API \^2\.0\.0, and shell@1\.0\.0 has 1\.0\.0; promote a shell/);
});

test('a command that is not written right is exit code 2 with what is wrong', async (t) => {
  const dataDir = await temporaryFolder(t, 'data');
  for (const [args, wanted] of [
    [[], /Name a command/],
    [['demote'], /There is no command 'demote'/],
    [['publish'], /needs the folder of a build/],
    [['promote', 'booking'], /needs the environment/],
    [['promote', 'booking', '--to', 'qa'], /'booking' is no release/],
    [['status', '--jason'], /Unknown option '--jason'/],
  ] as const) {
    const { code, stderr } = await run(dataDir, ...args);
    assert.equal(code, 2, stderr);
    assert.match(stderr, wanted);
  }
});

test('two promotions at once are both in force afterwards', async (t) => {
  const { dataDir, layout } = await stockedRegistry(t);
  await stock(t, layout, [bookingRelease('1.1.0'), discoveryRelease('1.1.0')]);
  const outcomes = await Promise.all([
    run(dataDir, 'promote', 'booking@1.1.0', '--to', 'local'),
    run(dataDir, 'promote', 'discovery@1.1.0', '--to', 'local'),
  ]);
  assert.deepEqual(
    outcomes.map(({ code }) => code),
    [0, 0],
  );
  const document = JSON.parse(await readFile(path.join(layout.environments, 'local.json'), 'utf8'));
  assert.deepEqual(document.remotes, { booking: '1.1.0', discovery: '1.1.0' });
  assert.equal(document.sequence, 3);
});
