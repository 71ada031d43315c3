import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type TestContext, test } from 'node:test';
import { describeFailure } from './describe-failure.ts';
import { unitRing } from './unit.ring.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

const LEAVES = `test('leaves', () => { process.stderr.write('I go.\\n'); process.exit(7); });`;
/** Ends its process as a machine that is out of memory does. */
const IS_ENDED = `test('is ended', () => { process.stderr.write('I run out.\\n'); process.kill(process.pid, 'SIGKILL'); });`;
const HOLDS = `test('holds', () => {});`;

/** Runs these tests in the unit ring, and returns its counts and the descriptions of its failures. */
const outcomeOf = async (context: TestContext, files: Readonly<Record<string, string>>) => {
  const root = await mkdtemp(path.join(tmpdir(), 'sundara-units-'));
  context.after(() => rm(root, { recursive: true }));
  await symlink(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
  await writeFile(path.join(root, 'jest.config.mjs'), 'export default { transform: {} };');
  await mkdir(path.join(root, 'units'));
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(root, 'units', name), text);
  const counts = await unitRing.run(root, process.env);
  return { ...counts, told: counts.failures.map(describeFailure) };
};

test('Jest that dies is told with its code and what was written last', async (context) => {
  const { passed, failed, told } = await outcomeOf(context, { 'leaves.test.js': LEAVES });
  assert.deepEqual([passed, failed, told.length], [0, 1, 1]);
  assert.match(told[0] ?? '', /ended with code 7/);
  assert.match(told[0] ?? '', /I go\./);
});

test('a file whose process dies is told with what it wrote last, beside what others found', async (context) => {
  const { passed, failed, told } = await outcomeOf(context, {
    'ended.test.js': IS_ENDED,
    'holds.test.js': HOLDS,
  });
  assert.deepEqual([passed, failed, told.length], [1, 1, 1]);
  assert.match(told[0] ?? '', /^✖ units\/ended\.test\.js: could not be run/);
  assert.match(told[0] ?? '', /I run out\./);
});
