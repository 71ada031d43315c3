import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { makeWards, WARDS_DATA } from './make-wards.ts';

const repository = path.resolve(import.meta.dirname, '../../..');

test("made again, the borders that the API looks up are the repository's, byte for byte, with their licence", async (t) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sundara-wards-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  await mkdir(path.dirname(path.join(folder, WARDS_DATA)), { recursive: true });
  await makeWards(folder);
  const made = await readFile(path.join(folder, WARDS_DATA));
  assert.ok(
    made.equals(await readFile(path.join(repository, WARDS_DATA))),
    'run npm run wards -w @sundara/tools',
  );
  assert.match(made.subarray(0, 400).toString(), /OpenStreetMap contributors.*ODbL-1\.0/);
});
