import assert from 'node:assert/strict';
import path from 'node:path';
import { type TestContext, test } from 'node:test';
import { createProgress } from '../../setup/progress.mjs';
import { fileGroups } from './file-groups.ts';
import type { Counts, Ring } from './ring.ts';
import { runNodeTests } from './run-node-tests.ts';
import { ringsNamed, runRings } from './test.ts';
import { testEnvironment } from './test-environment.ts';
import { readTestOptions } from './test-options.ts';

const aRing = (name: Ring['name'], counts: Counts): Ring => ({
  name,
  title: name,
  isInLanes: false,
  needs: [],
  list: async () => [],
  run: async () => counts,
});

const someCounts = (passed: number, failed = 0, skipped = 0): Counts => ({
  passed,
  failed,
  skipped,
  failures: [],
});

const ROOT = path.resolve(import.meta.dirname, '../../..');
const fixture = (file: string) => path.relative(ROOT, path.join(import.meta.dirname, 'fixtures', file));

/** Runs fixtures as a ring runs its files. */
const countsOf = async (context: TestContext, files: readonly string[], limitMs = 60_000) => {
  const lines: string[] = [];
  context.mock.method(console, 'log', (line: string) => lines.push(line));
  const { NODE_TEST_CONTEXT: _, ...environment } = process.env;
  const counts = await runNodeTests({ root: ROOT, files: files.map(fixture), environment, limitMs });
  context.mock.restoreAll();
  return { counts, printed: lines.join('\n') };
};

/** Runs rings with these outcomes and collects what is printed. */
const outcomeOf = async (context: TestContext, rings: readonly Ring[]) => {
  const lines: string[] = [];
  context.mock.method(console, 'log', (line: string) => lines.push(line));
  const isFine = await runRings(
    '/',
    rings.map((ring) => ({ ring })),
    createProgress(1, () => {}),
    {},
  );
  context.mock.restoreAll();
  return { isFine, lines, last: lines.at(-1), summary: lines.slice(-1 - rings.length, -1) };
};

test('the last line counts every ring', async (context) => {
  const outcome = await outcomeOf(context, [
    aRing('unit', someCounts(40)),
    aRing('browser', someCounts(2, 1)),
  ]);
  assert.equal(outcome.last, '42 passed, 1 failed');
  assert.equal(outcome.isFine, false);
});

test('what failed is told at the end, each with its file, its name and what it threw', async (context) => {
  const message = [
    '\u001b[31mExpected 1\u001b[39m',
    '',
    ...Array.from({ length: 40 }, () => 'at a line'),
  ].join('\n');
  const failures = [
    { file: 'registry/a.itest.ts', test: 'one is one', message },
    { file: 'e2e/b.journey.ts', test: 'e2e/b.journey.ts', message: 'test timed out after 600000ms' },
  ];
  const { lines } = await outcomeOf(context, [aRing('integration', { ...someCounts(2, 2), failures })]);
  assert.deepEqual(lines.at(-5)?.split('\n').slice(1, 3), [
    '✖ registry/a.itest.ts: one is one',
    '    Expected 1',
  ]);
  assert.ok((lines.at(-5)?.split('\n').length ?? 0) < 20, 'a long message is cut');
  assert.equal(lines.at(-4), '\n✖ e2e/b.journey.ts: could not be run\n    test timed out after 600000ms');
});

test('a ring that ran no test fails, and so does a skipped test', async (context) => {
  const outcome = await outcomeOf(context, [
    aRing('unit', someCounts(0)),
    aRing('integration', someCounts(7, 0, 2)),
  ]);
  assert.equal(outcome.last, '7 passed, 3 failed');
  assert.match(outcome.summary[0] ?? '', /^✖ unit: .*ran no test/);
  assert.match(outcome.summary[1] ?? '', /^✖ integration: .*2 skipped/);
});

test('rings in lanes run beside each other, and after all that fill the machine', async (context) => {
  const begun: string[] = [];
  let tellBoth = () => {};
  const bothBegan = new Promise<void>((resolve) => {
    tellBoth = resolve;
  });
  const ring = (name: Ring['name'], isInLanes: boolean): Ring => ({
    ...aRing(name, someCounts(1)),
    isInLanes,
    run: async () => {
      if (begun.push(name) === 3) tellBoth();
      if (isInLanes) await bothBegan;
      return someCounts(1);
    },
  });
  const rings = [ring('integration', true), ring('unit', false), ring('browser', true)];
  const { last } = await outcomeOf(context, rings);
  const [first, ...beside] = begun;
  assert.deepEqual(
    [first, beside.toSorted(), last],
    ['unit', ['browser', 'integration'], '3 passed, 0 failed'],
  );
});

test('when all is well it says so and succeeds', async (context) => {
  const outcome = await outcomeOf(context, [aRing('unit', someCounts(3))]);
  assert.deepEqual([outcome.last, outcome.isFine], ['3 passed, 0 failed', true]);
});

test('a word names a ring or a test file, and another is refused with the names of all', async () => {
  await assert.rejects(
    ringsNamed(ROOT, ['units']),
    /there is no ring or test file 'units': give one of static, unit, integration, browser, cluster/,
  );
  const file = 'tools/src/test/test-command.itest.ts';
  const named = await ringsNamed(ROOT, ['browser', file]);
  assert.deepEqual(
    named.map(({ ring, files }) => [ring.name, files]),
    [
      ['integration', [file]],
      ['browser', undefined],
    ],
  );
});

test('drills on a cluster run when they are named, and in no run of everything', async () => {
  const namesOf = async (...words: string[]) =>
    (await ringsNamed(ROOT, words)).map(({ ring, files }) => [ring.name, files]);
  assert.deepEqual((await namesOf()).flat(), [
    ...['static', undefined, 'unit', undefined, 'integration', undefined, 'browser', undefined],
  ]);
  assert.deepEqual(await namesOf('cluster'), [['cluster', undefined]]);
  const drill = 'e2e/src/cluster/drills/soak.drill.ts';
  assert.deepEqual(await namesOf(drill), [['cluster', [drill]]]);
});

test('an option that there is not is refused', () => {
  assert.throws(() => readTestOptions(['--reprot']), /Unknown option '--reprot'/);
  const { words, report } = readTestOptions(['unit', '--report']);
  assert.deepEqual([words, report], [['unit'], true]);
});

test('short files of a part share a process, and those that took longest come first', () => {
  const seconds = { 'a/long': 40, 'a/one': 20, 'a/two': 12, 'b/three': 7 };
  const files = ['a/new', 'a/source', 'b/three', 'a/two', 'a/one', 'a/long'];
  const isBundled = (file: string) => file !== 'a/source';
  const groups = [['a/long'], ['a/one', 'a/new'], ['a/two'], ['b/three'], ['a/source']];
  assert.deepEqual(fileGroups(files, isBundled, seconds), groups);
});

test('of many files as many share a process as leave each lane two', () => {
  const files = Array.from({ length: 600 }, (_, index) => `a/${index}`);
  const groups = fileGroups(files, undefined, {});
  assert.deepEqual([groups.length, groups.flat().length], [6, 600]);
});

test("files of Node's tests are counted by their tests, of which suites are none", async (context) => {
  const { counts, printed } = await countsOf(context, ['mixed.test.mjs']);
  const { cost, ...found } = counts;
  assert.deepEqual(found, {
    ...someCounts(1, 1, 2),
    failures: [{ file: fixture('mixed.test.mjs'), test: 'fails', message: 'on purpose' }],
  });
  const [file] = cost.files;
  assert.equal(file?.file, fixture('mixed.test.mjs'));
  assert(file.seconds > 0 && (file.processor ?? 0) > 0 && file.pieces['process start']);
  assert.match(printed, /fails/);
});

test('what a file says beside its titles is told where it failed, and not where it passed', async (context) => {
  const passed = await countsOf(context, ['chatty.test.mjs']);
  assert.match(passed.printed, /✔ speaks and passes/);
  assert.doesNotMatch(passed.printed, /FAIL is what I said/);
  const failed = await countsOf(context, ['mixed.test.mjs']);
  assert.match(failed.printed, /I was about to fail/);
});

test('a file without a test is a failure', async (context) => {
  const { counts } = await countsOf(context, ['empty.test.mjs']);
  assert.deepEqual([counts.passed, counts.failed], [0, 1]);
  assert.match(counts.failures[0]?.message ?? '', /^It holds no test/);
});

test('a file that hangs ends at its limit and is a failure, and the next one is run', async (context) => {
  const { counts } = await countsOf(context, ['hangs.test.mjs', 'mixed.test.mjs'], 1_000);
  const [hung, ...others] = counts.failures;
  assert.deepEqual([hung?.file, hung?.test], [fixture('hangs.test.mjs'), 'waits for what never comes']);
  assert.deepEqual(
    others.map(({ file, test: name }) => [file, name]),
    [[fixture('mixed.test.mjs'), 'fails']],
  );
});

test('a file whose process ends in the middle is a failure that says so, beside what others found', async (context) => {
  const { counts } = await countsOf(context, ['dies.test.mjs', 'mixed.test.mjs']);
  assert.deepEqual([counts.passed, counts.failed], [1, 2]);
  const died = counts.failures.find(({ file }) => file === fixture('dies.test.mjs'));
  assert.match(died?.message ?? '', /ended with code 7/);
});

test('a file whose end goes wrong, or that cannot be loaded, is a failure that says why', async (context) => {
  const { counts } = await countsOf(context, ['bad-end.test.mjs', 'no-such.test.mjs', 'chatty.test.mjs']);
  assert.deepEqual([counts.passed, counts.failed], [2, 2]);
  const [badEnd, noSuch] = counts.failures;
  assert.deepEqual([badEnd?.file, badEnd?.message], [fixture('bad-end.test.mjs'), 'the end went wrong']);
  assert.match(noSuch?.message ?? '', /Cannot find module .*no-such/);
});

test('settings that somebody has for the product do not reach the tests', () => {
  const environment = {
    PATH: '/bin',
    DATABASE_URL: 'postgres://mine',
    RAZORPAY_KEY_ID: 'rzp_live_1',
    PORT: '3000',
    NODE_OPTIONS: '--trace-warnings',
  };
  const { NODE_OPTIONS, ...others } = testEnvironment(environment, { CHROMIUM_PATH: '/c' });
  const { SEED, ...kept } = others;
  assert.deepEqual(kept, { PATH: '/bin', CHROMIUM_PATH: '/c' });
  assert.match(NODE_OPTIONS ?? '', /^--trace-warnings /, 'what is set for Node counts');
  assert.match(SEED ?? '', /^\d+$/);
});

test('draws the same values in each run, unless a seed is given', () => {
  const seedOf = (environment: NodeJS.ProcessEnv) => testEnvironment(environment, {}).SEED;
  assert.equal(seedOf({ PATH: '/bin' }), seedOf({ PATH: '/usr/bin' }));
  assert.equal(seedOf({ SEED: '7' }), '7');
});
