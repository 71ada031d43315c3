import assert from 'node:assert/strict';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { z } from 'zod';
import { Refusal } from '../../setup/refusal.mjs';
import { boundaryFaults } from '../boundaries/check-boundaries.ts';
import { copyCheckout } from '../checkout/copy-checkout.ts';
import { lockFaults } from '../lock/lock.task.ts';
import { runTool } from '../processes/run-tool.ts';
import { newRemoteTask } from './new-remote.task.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const LIMIT_MS = 300_000;
const FOLDER = 'mfe-gift-cards';
const WORDS = [
  'gift-cards',
  '--title',
  'Gift & cards',
  '--route',
  '/gifts/:id',
  '--access',
  'customer,admin',
];

const statusSchema = z.object({
  environments: z.array(z.object({ environment: z.string(), remotes: z.record(z.string(), z.string()) })),
});

let folder = '';
let copy = '';
before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sundara-new-remote-'));
  copy = path.join(folder, 'copy');
  await copyCheckout(ROOT, copy);
});
after(() => rm(folder, { recursive: true, force: true }));

const run = (...args: readonly string[]) => runTool(copy, args, LIMIT_MS, environment());
const environment = () => ({ PATH: process.env.PATH, DATA_DIR: path.join(folder, 'data') });
const newRemote = (...words: readonly string[]) => run('tools/run.mjs', 'new-remote', ...words);
const mustRun = async (...args: readonly string[]) => {
  const { code, output, stdout } = await run(...args);
  assert.equal(code, 0, output);
  return stdout;
};

test('what would collide or is not written right is refused with one sentence, and nothing is made', async () => {
  const remotes = async () =>
    [...(await readdir(ROOT)), ...(await readdir(copy))].filter((name) => name.startsWith('mfe-'));
  const before = await remotes();
  for (const [words, sentence] of [
    [['booking', '--title', 'Booking'], /'booking' is there already: take another id/],
    [['shell', '--title', 'Shell'], /'shell' is there already/],
    [['Gifts', '--title', 'Gifts'], /'Gifts' is no id: write it in lower case/],
    [['gifts'], /the title is '': give one/],
    [['gifts', '--title', 'Gifts', '--route', '/salon/:slug'], /discovery@\S+ has '\/salon\/:' already/],
    [['gifts', '--title', 'Gifts', '--route', '/login'], /\/login is answered by the site itself/],
    [['gifts', '--title', 'Gifts', '--route', 'gifts'], /'gifts' is no address of a page/],
    [['gifts', '--title', 'Gifts', '--access', 'owner'], /'owner' is no access: give public, signed-in/],
    [['gifts', '--titel', 'Gifts'], /'--titel'/],
    [[], /give one id: npm run new-remote/],
  ] as const) {
    const request = newRemoteTask({ root: ROOT, words, environment: environment() });
    await assert.rejects(request, (error) => error instanceof Refusal && sentence.test(error.message));
  }
  const { code, stderr } = await newRemote('booking', '--title', 'Booking');
  assert.match(stderr, /'booking' is there already/);
  assert.deepEqual([code, stderr.trim().split('\n').length], [1, 1], stderr);
  assert.deepEqual(await remotes(), before);
});

test('a new remote passes format, lint, boundaries, types and its own test, and adds one folder and the lock’s entry', async () => {
  const before = await readdir(copy);
  const made = await newRemote(...WORDS);
  assert.equal(made.code, 0, made.output);
  assert.deepEqual((await readdir(copy)).sort(), [...before, FOLDER].sort());
  await mustRun('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', FOLDER);
  assert.deepEqual(
    (await boundaryFaults(copy)).filter((fault) => fault.includes(FOLDER)),
    [],
  );
  assert.deepEqual(await lockFaults(copy), []);
  await mustRun('node_modules/typescript/bin/tsc', '--noEmit', '-p', FOLDER);
  const { code, output } = await run('node_modules/jest/bin/jest.js', '--ci', FOLDER);
  assert.equal(code, 0, output);
  assert.match(output, /Tests: +1 passed, 1 total/);
});

test('nothing has to be installed for it, and no other app is built anew because of it', async () => {
  const { packagesMatchLock } = await import(path.join(copy, 'tools/setup/lock-match.mjs'));
  assert.equal(packagesMatchLock(copy), true);
  const hashOf = async (root: string) => {
    const { sourceHash } = await import(path.join(root, 'tools/src/bundler/source-hash.ts'));
    return sourceHash('mfe-booking');
  };
  const untouched = path.join(folder, 'untouched');
  await cp(copy, untouched, { recursive: true, verbatimSymlinks: true });
  await cp(path.join(ROOT, 'package-lock.json'), path.join(untouched, 'package-lock.json'));
  assert.equal(await hashOf(copy), await hashOf(untouched));
});

test('it is built, published and promoted as every other remote', async () => {
  const output = path.join(folder, 'build');
  await mustRun('tools/run.mjs', 'build', FOLDER);
  await cp(path.join(copy, FOLDER, 'dist'), output, { recursive: true });
  const manifest = JSON.parse(await readFile(path.join(output, 'build.json'), 'utf8'));
  assert.deepEqual(Object.keys(manifest.chunks), ['./routes/gift-cards']);
  await mustRun('tools/run.mjs', 'build', 'shell');
  const marketplace = (...words: readonly string[]) => mustRun('tools/run.mjs', 'marketplace', ...words);
  await marketplace('key', 'create', 'releases/shell', 'releases/gift-cards', 'environment/local');
  await marketplace('publish', path.join(copy, 'shell/dist'), output);
  await marketplace('promote', 'shell@1.0.0', 'gift-cards@1.0.0', '--to', 'local');
  const { environments } = statusSchema.parse(JSON.parse(await marketplace('status', '--json')));
  const local = environments.find(({ environment }) => environment === 'local');
  assert.deepEqual(local?.remotes, { 'gift-cards': '1.0.0' });
});
