import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { runTool } from './run-tool.ts';

const LIMIT_MS = 300_000;

test('what a program that failed leaves running neither outlives it nor keeps its end from being heard', async (context) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sundara-run-tool-'));
  context.after(() => rm(folder, { recursive: true }));
  const [left, program] = [path.join(folder, 'left.mjs'), path.join(folder, 'program.mjs')];
  await writeFile(left, `setTimeout(() => console.log('outlived it'), 60_000);`);
  await writeFile(
    program,
    `import { spawn } from 'node:child_process';
     spawn(process.execPath, [${JSON.stringify(left)}], { stdio: 'inherit' }).once('spawn', () => {
       console.log('said before');
       process.exit(7);
     });`,
  );
  const { code, output } = await runTool(folder, [program], LIMIT_MS);
  assert.deepEqual({ code, output }, { code: 7, output: 'said before\n' });
});
