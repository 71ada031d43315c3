import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type TestContext, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { lastSentence } from './last-sentence.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const SUPERVISOR = path.join(import.meta.dirname, 'testing/supervisor.program.ts');
const LIMIT_MS = 30_000;

/** Says its process id, then waits; on SIGTERM it says so and ends. */
const POLITE = `
  process.on('SIGTERM', () => { console.log('bye', process.pid); process.exit(0); });
  console.log('pid', process.pid);
  setInterval(() => {}, 1000);
`;
const STUBBORN = `process.on('SIGTERM', () => {}); console.log('pid', process.pid); setInterval(() => {}, 1000);`;
const DYING = `
  console.log('pid', process.pid);
  setTimeout(() => { console.error('The disk is full.'); console.error('    at somewhere'); process.exit(7); }, 1500);
`;

async function supervise(context: TestContext, programs: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(path.join(tmpdir(), 'sundara-processes-'));
  context.after(() => rm(folder, { recursive: true }));
  const files = Object.keys(programs).map((name) => path.join(folder, name));
  for (const file of files) await writeFile(file, programs[path.basename(file)] ?? '');
  const child = spawn(process.execPath, ['--import=tsx', SUPERVISOR, ...files], { cwd: ROOT });
  context.after(() => child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const pids = () => [...output.matchAll(/^pid (\d+)$/gm)].map((match) => Number(match[1]));
  await until(() => pids().length === files.length);
  return { child, pids: pids(), output: () => output };
}

async function until(isTrue: () => boolean): Promise<void> {
  const deadline = Date.now() + LIMIT_MS;
  while (!isTrue()) {
    assert.ok(Date.now() < deadline, 'it did not happen in time');
    await pause(50);
  }
}

const exitOf = async (child: ChildProcess): Promise<unknown> => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
};

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('SIGTERM lets the servers finish, those first that need the others, and is exit code 0', async (context) => {
  const { child, pids, output } = await supervise(context, { 'a.mjs': POLITE, 'b.mjs': POLITE });
  child.kill('SIGTERM');
  assert.equal(await exitOf(child), 0);
  const goodbyes = [...output().matchAll(/^bye (\d+)$/gm)].map((match) => Number(match[1]));
  assert.equal(goodbyes.length, 2);
  assert.ok(pids.every((pid) => !isAlive(pid)));
});

test('a server that does not end in time is ended', async (context) => {
  const { child, pids } = await supervise(context, { 'stubborn.mjs': STUBBORN });
  child.kill('SIGINT');
  assert.equal(await exitOf(child), 0);
  assert.ok(pids.every((pid) => !isAlive(pid)));
});

test('a server that dies ends all, with one sentence that has its last words, and exit code 1', async (context) => {
  const { child, pids, output } = await supervise(context, { 'dying.mjs': DYING, 'polite.mjs': POLITE });
  assert.equal(await exitOf(child), 1);
  const last = output().trim().split('\n').at(-1);
  assert.equal(
    last,
    'Sundara stopped, because dying.mjs ended with exit code 7. Its last error line: The disk is full.',
  );
  assert.ok(pids.every((pid) => !isAlive(pid)));
});

test('no server outlives a supervisor that was killed', async (context) => {
  const { child, pids } = await supervise(context, { 'a.mjs': POLITE, 'b.mjs': POLITE });
  child.kill('SIGKILL');
  await until(() => pids.every((pid) => !isAlive(pid)));
});

test('the last words of a program are the line that says what happened, not the stack around it', () => {
  const stack = [
    'Error: The port is taken.',
    '    at Server.listen (node:net:1)',
    "  code: 'EADDRINUSE'",
    '}',
    'Node.js v20.20.2',
  ];
  assert.equal(lastSentence(stack), 'Error: The port is taken.');
  assert.equal(lastSentence(["The site can't start: Port 3000 is taken."]), 'Port 3000 is taken.');
  assert.equal(lastSentence([]), undefined);
});
