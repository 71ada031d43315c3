import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { bundleOf } from '@sundara/contracts/testing';
import { runTool } from '../../processes/run-tool.ts';
import { bundleTests } from './bundle-tests.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const FILE = 'part/src/deep/said.itest.ts';
const SOURCE = `
import { readFileSync } from 'node:fs';
import { z } from 'zod';
const beside: string = readFileSync(new URL('./beside.txt', import.meta.url), 'utf8');
console.log(z.string().parse(beside), import.meta.dirname);
throw new Error('on purpose');
`;

test('a bundled source finds what lies beside it and the installed packages, and its faults tell its own lines', async (t) => {
  const root = await mkdtemp(path.join(tmpdir(), 'sundara-bundle-'));
  t.after(() => rm(root, { recursive: true }));
  await mkdir(path.join(root, 'part/src/deep'), { recursive: true });
  await symlink(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
  await writeFile(path.join(root, FILE), SOURCE);
  await writeFile(path.join(root, 'part/src/deep/beside.txt'), 'found');

  await bundleTests(root, [FILE], 'ring');
  const { stdout, stderr } = await runTool(root, ['--enable-source-maps', bundleOf(FILE, 'ring')], 60_000);
  assert.equal(stdout, `found ${path.join(root, 'part/src/deep')}\n`);
  assert.match(stderr, /said\.itest\.ts:6\b/);
});
