import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { isMemory, withScratchFolder } from './scratch-folder.ts';

const base = async (): Promise<string> => mkdtemp(path.join(tmpdir(), 'sundara-scratch-'));

test('temporary files of a run are gone after it, also when it fails', async (context) => {
  const TMPDIR = await base();
  context.after(() => rm(TMPDIR, { recursive: true }));
  const fill = async (environment: NodeJS.ProcessEnv, end: () => string): Promise<string> => {
    await writeFile(path.join(environment.TMPDIR ?? '', 'left'), '');
    return end();
  };
  assert.equal(await withScratchFolder({ TMPDIR }, (inside) => fill(inside, () => 'done')), 'done');
  const failing = withScratchFolder({ TMPDIR }, (inside) =>
    fill(inside, () => {
      throw new Error('A test failed');
    }),
  );
  await assert.rejects(failing, /A test failed/);
  assert.deepEqual(await readdir(TMPDIR), []);
});

test("a killed run's folder goes with the next run, one that is running keeps its own", async (context) => {
  const TMPDIR = await base();
  context.after(() => rm(TMPDIR, { recursive: true }));
  // Linux assigns no process id above four million.
  await mkdir(path.join(TMPDIR, 'sundara-run-4194305-aaaaaa'));
  await mkdir(path.join(TMPDIR, `sundara-run-${process.ppid}-bbbbbb`));
  await withScratchFolder({ TMPDIR }, async () => {});
  assert.deepEqual(await readdir(TMPDIR), [`sundara-run-${process.ppid}-bbbbbb`]);
});

test('other users may pass through the folder and see nothing of it', async (context) => {
  const TMPDIR = await base();
  context.after(() => rm(TMPDIR, { recursive: true }));
  await withScratchFolder({ TMPDIR }, async ({ TMPDIR: folder = '' }) => {
    assert.equal((await stat(folder)).mode & 0o777, 0o711);
  });
});

test('a folder is taken for memory only where it is, and programs may be loaded from it', () => {
  const other = 'proc /proc proc rw,relatime 0 0\n';
  assert(isMemory(`${other}tmpfs /dev/shm tmpfs rw,nosuid,nodev 0 0\n`));
  assert(!isMemory(`${other}shm /dev/shm tmpfs rw,nosuid,nodev,noexec,relatime,size=65536k 0 0\n`));
  assert(!isMemory(`${other}/dev/sda1 /dev/shm ext4 rw 0 0\n`));
  assert(!isMemory(other));
});
