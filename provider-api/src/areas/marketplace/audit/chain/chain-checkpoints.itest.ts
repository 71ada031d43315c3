import assert from 'node:assert/strict';
import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { makeTemporaryFolder, removeFolder } from '@sundara/node/testing';
import { CHECKPOINTS_FILE, openCheckpoints } from './chain-checkpoints.ts';

const headOf = (no: number) => ({ no, hash: `${no}`.repeat(64) });

test('what a full disk cut off in the middle of a line takes no other end away', async (t) => {
  const folder = await makeTemporaryFolder();
  t.after(() => removeFolder(folder));
  const file = path.join(folder, CHECKPOINTS_FILE);
  const heads = openCheckpoints(file);
  await heads.note(headOf(1), new Date());
  await appendFile(file, '{"no":2,"hash":"22');
  await heads.note(headOf(3), new Date());
  assert.deepEqual(await heads.read(), [headOf(1), headOf(3)]);
});
