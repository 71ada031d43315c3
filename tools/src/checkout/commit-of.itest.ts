import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { runQuietly } from '../machine/run-quietly.ts';
import { testedCommit } from './commit-of.ts';
import { FOUND_FILE } from './records.ts';

const AUTHOR = ['-c', 'user.name=Asha', '-c', 'user.email=asha@people.example'];

test('what a run has recorded does not make the next one a run of other sources', async (context) => {
  const root = await mkdtemp(path.join(tmpdir(), 'sundara-tested-commit-'));
  context.after(() => rm(root, { recursive: true }));
  const git = (...words: readonly string[]) => runQuietly('git', ['-C', root, ...words], { limitMs: 60_000 });
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  };
  await write('source.ts', 'one');
  await write(FOUND_FILE, '[]');
  assert.equal(await testedCommit(root), 'unknown');
  await git('init', '--quiet');
  await git('add', '.');
  await git(...AUTHOR, 'commit', '--quiet', '-m', 'Begin');
  const commit = (await git('rev-parse', 'HEAD')).trim();
  await write(FOUND_FILE, '[{}]');
  assert.equal(await testedCommit(root), commit);
  await write('source.ts', 'two');
  assert.equal(await testedCommit(root), `${commit}-dirty`);
});
