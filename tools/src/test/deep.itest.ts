import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type TestContext, test } from 'node:test';
import { PARTS } from '../boundaries/boundary-table.ts';
import { readFigures } from '../reliability/figures.ts';
import { NOT_READ, testFiles } from '../workspace/test-files.ts';
import { findDeepParts, HAS_A_DEPTH, partsNamed } from './deep-parts.ts';
import { runDeepPart } from './run-deep-part.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** A repository with these files. */
const repositoryOf = async (
  context: TestContext,
  files: Readonly<Record<string, string>>,
): Promise<string> => {
  const root = await mkdtemp(path.join(tmpdir(), 'sundara-deep-'));
  context.after(() => rm(root, { recursive: true }));
  await symlink(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
  await writeFile(path.join(root, 'jest.config.mjs'), 'export default { transform: {} };');
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  }
  return root;
};

const SIZED = 'const ROUNDS = sized({ quick: 1, deep: 2 });';

test('tests that ask how large they are belong to a part by their place, and no others', async (context) => {
  const root = await repositoryOf(context, {
    'provider-api/src/areas/booking/bookings/race.itest.ts': SIZED,
    'provider-api/src/areas/booking/bookings/hold.itest.ts': 'const ROUNDS = 2;',
    'provider-api/src/areas/money/settlement/kill.itest.ts': `if (testDepth() === 'deep') more();`,
    'provider-api/src/areas/money/payments/forged.test.ts': SIZED,
    'provider-api/src/app/histories.itest.ts': SIZED,
    'provider-api/src/app/contract-requests.itest.ts': SIZED,
    'provider-api/src/areas/marketplace/search/many.itest.ts': SIZED,
    'provider-api/src/areas/marketplace/search/search.itest.ts': 'forEachDatabase((_, open) => {});',
    'tools/src/rules/scores.itest.ts': SIZED,
    'registry/src/core/race.itest.ts': SIZED,
    'registry/src/core/forged.itest.ts': "shows('T40', { documents: 2 });",
    'e2e/src/drills/network.journey.ts': SIZED,
    'e2e/src/endurance/leaks.journey.ts': SIZED,
    'e2e/src/cluster/drills/kills.drill.ts': SIZED,
    'e2e/src/cluster/drills/journeys.drill.ts': 'await startCluster();',
  });
  assert.deepEqual(await findDeepParts(root), [
    { name: 'units', files: ['provider-api/src/areas/money/payments/forged.test.ts'] },
    { name: 'bookings', files: ['provider-api/src/areas/booking/bookings/race.itest.ts'] },
    { name: 'money', files: ['provider-api/src/areas/money/settlement/kill.itest.ts'] },
    { name: 'histories', files: ['provider-api/src/app/histories.itest.ts'] },
    { name: 'contract', files: ['provider-api/src/app/contract-requests.itest.ts'] },
    { name: 'marketplace', files: ['provider-api/src/areas/marketplace/search/many.itest.ts'] },
    { name: 'rules', files: ['tools/src/rules/scores.itest.ts'] },
    { name: 'releases', files: ['registry/src/core/forged.itest.ts', 'registry/src/core/race.itest.ts'] },
    {
      name: 'cluster',
      files: ['e2e/src/cluster/drills/journeys.drill.ts', 'e2e/src/cluster/drills/kills.drill.ts'],
    },
    { name: 'endurance', files: ['e2e/src/endurance/leaks.journey.ts'] },
    { name: 'drills', files: ['e2e/src/drills/network.journey.ts'] },
    { name: 'databases', files: ['provider-api/src/areas/marketplace/search/search.itest.ts'] },
  ]);
});

test('a test that has a deep size and belongs to no part is told by its name', async (context) => {
  const root = await repositoryOf(context, { 'shell/src/site.itest.ts': SIZED });
  await assert.rejects(
    findDeepParts(root),
    /shell\/src\/site\.itest\.ts has a deep size and belongs to no part/,
  );
});

test('nothing but tests of a part asks for a depth, so that none is left out; each part has some', async () => {
  const parts = await findDeepParts(ROOT);
  const known = parts.flatMap(({ files }) => files);
  assert.deepEqual(
    parts.filter(({ files }) => files.length === 0),
    [],
  );
  const sources = await Promise.all(
    PARTS.map(({ folder }) => testFiles(ROOT, `${folder}/src`, ['.ts', '.tsx'])),
  );
  for (const file of sources.flat()) {
    if (known.includes(file) || NOT_READ.test(file)) continue;
    const asks = HAS_A_DEPTH.test(await readFile(path.join(ROOT, file), 'utf8'));
    assert.equal(asks, false, `${file}: ask in the test itself, or give the part a place for it`);
  }
});

test('an unknown part is refused with the names of all', () => {
  const parts = ['bookings', 'money'].map((name) => ({ name, files: [] }));
  assert.throws(
    () => partsNamed(parts, ['booking']),
    /there is no part or deep test 'booking': give some of bookings, money, files of them, or nothing\./,
  );
});

test('parts are chosen by their names, and some files of one by theirs', () => {
  const parts = [
    { name: 'bookings', files: ['a.itest.ts', 'b.itest.ts'] },
    { name: 'money', files: ['c.itest.ts', 'd.itest.ts'] },
    { name: 'rules', files: ['e.itest.ts'] },
  ];
  assert.deepEqual(partsNamed(parts, []), parts);
  assert.deepEqual(partsNamed(parts, ['money', 'b.itest.ts']), [
    { name: 'bookings', files: ['b.itest.ts'] },
    { name: 'money', files: ['c.itest.ts', 'd.itest.ts'] },
  ]);
});

test('each file is run deep by the seed of the run, and what it found is written down', async (context) => {
  const asserts = `if (process.env.TEST_DEPTH !== 'deep' || process.env.SEED !== '7') throw new Error('shallow');`;
  const shows = `import { appendFileSync } from 'node:fs'; const shows = (figures) => appendFileSync(process.env.CHECK_FIGURES, JSON.stringify({ check: 'T1', figures }) + '\\n');`;
  const root = await repositoryOf(context, {
    'tools/src/reliability/figures.json': '[]',
    'b.itest.mjs': `${shows} import { test } from 'node:test'; test('holds', () => shows({ rounds: 50 }));`,
    'a.itest.mjs': `${shows} import { test } from 'node:test'; test('holds', () => { ${asserts} shows({ rounds: 3 }); }); test('breaks', () => { throw new Error('on purpose'); });`,
    'a.test.ts': `test('holds', () => { ${asserts} });`,
  });
  const { mock: said } = context.mock.method(console, 'log', () => {});
  const { NODE_TEST_CONTEXT: _, ...environment } = process.env;
  const part = { name: 'both', files: ['a.itest.mjs', 'a.test.ts', 'b.itest.mjs'] };
  const counts = await runDeepPart(part, {
    root,
    environment,
    commit: 'c0ffee',
    seed: '7',
    isRecorded: true,
  });
  const lines = said.calls.map(({ arguments: [line] }) => String(line));
  context.mock.restoreAll();
  assert.deepEqual(
    lines.flatMap((line) => /^\n(\S+), since \d\d:\d\d$/.exec(line)?.[1] ?? []),
    part.files,
    'whoever waits can tell for what, and since when',
  );
  const failures = [{ file: 'a.itest.mjs', test: 'breaks', message: 'on purpose' }];
  assert.deepEqual(counts, { passed: 3, failed: 1, skipped: 0, failures });
  const told = JSON.parse(await readFile(path.join(root, '.data/test-deep/both.json'), 'utf8'));
  const { files, ...rest } = told;
  assert.deepEqual(rest, { part: 'both', seed: '7', commit: 'c0ffee', passed: 3, failed: 1, skipped: 0 });
  assert.deepEqual(
    files.map(({ file, passed, failed }: { file: string; passed: number; failed: number }) => [
      file,
      passed,
      failed,
    ]),
    [
      ['a.itest.mjs', 1, 1],
      ['a.test.ts', 1, 0],
      ['b.itest.mjs', 1, 0],
    ],
  );
  const kept = (await readFigures(root)).map(({ file, figures, commit, seed }) => [
    file,
    figures,
    commit,
    seed,
  ]);
  assert.deepEqual(kept, [['b.itest.mjs', { rounds: 50 }, 'c0ffee', '7']], 'a red file shows nothing');
});
