import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type TestContext, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { restartsOf } from '../start/restarts.ts';
import { lastSentence } from './last-sentence.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const SUPERVISOR = path.join(import.meta.dirname, 'testing/supervisor.program.ts');
const LIMIT_MS = 30_000;

/** Prints its process id, then waits; on SIGTERM it prints a line and ends. */
const POLITE = `
  process.on('SIGTERM', () => { console.log('bye', process.pid); process.exit(0); });
  console.log('pid', process.pid);
  setInterval(() => {}, 1000);
`;
const STUBBORN = `process.on('SIGTERM', () => {}); console.log('pid', process.pid); setInterval(() => {}, 1000);`;
const DYING = `
  console.log('pid', process.pid);
  console.error('The disk is full.');
  console.error('    at somewhere');
  process.exitCode = 7;
`;
const AT_ONCE = [0, 0];
const NEVER = [3_600_000];

/** Runs programs under the supervisor of `npm start`, with restarts after these delays in ms. */
const supervise = async (
  context: TestContext,
  programs: Readonly<Record<string, string>>,
  delaysMs: readonly number[] = AT_ONCE,
) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sundara-processes-'));
  context.after(() => rm(folder, { recursive: true }));
  const files = Object.keys(programs).map((name) => path.join(folder, name));
  for (const file of files) await writeFile(file, programs[path.basename(file)] ?? '');
  const child = spawn(process.execPath, ['--import=tsx', SUPERVISOR, delaysMs.join(), ...files], {
    cwd: ROOT,
  });
  context.after(() => child.kill('SIGKILL'));
  const closed = once(child, 'close');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const pids = () => [...output.matchAll(/^pid (\d+)$/gm)].map((match) => Number(match[1]));
  const started = async (count: number) => {
    await until(() => pids().length >= count);
    return pids();
  };
  /** Its exit code, once all its output has arrived. */
  const exitCode = async () => (await closed)[0];
  return { child, pids: await started(files.length), started, exitCode, output: () => output };
};

const until = async (isTrue: () => boolean): Promise<void> => {
  const deadline = Date.now() + LIMIT_MS;
  while (!isTrue()) {
    assert.ok(Date.now() < deadline, 'it did not happen in time');
    await pause(50);
  }
};

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('SIGTERM lets the servers finish, those first that need the others, and is exit code 0', async (context) => {
  const { child, pids, exitCode, output } = await supervise(context, { 'a.mjs': POLITE, 'b.mjs': POLITE });
  child.kill('SIGTERM');
  assert.equal(await exitCode(), 0);
  const goodbyes = [...output().matchAll(/^bye (\d+)$/gm)].map((match) => Number(match[1]));
  assert.equal(goodbyes.length, 2);
  assert.ok(pids.every((pid) => !isAlive(pid)));
});

test('a server that does not end in time is ended', async (context) => {
  const { child, pids, exitCode } = await supervise(context, { 'stubborn.mjs': STUBBORN });
  child.kill('SIGINT');
  assert.equal(await exitCode(), 0);
  assert.ok(pids.every((pid) => !isAlive(pid)));
});

test('a server that is killed is started again, the others run on, and the end is an ordinary one', async (context) => {
  const { child, pids, started, exitCode, output } = await supervise(context, {
    'a.mjs': POLITE,
    'b.mjs': POLITE,
  });
  const [killed = 0, other = 0] = pids;
  process.kill(killed, 'SIGKILL');
  const [, , again = 0] = await started(3);
  assert.ok(isAlive(again) && isAlive(other));
  await until(() => /^[AB]\.mjs was started again\.$/m.test(output()));
  assert.match(
    output(),
    /^[AB]\.mjs ended by SIGKILL\. It is started again in 0 s \(restart 1 of at most 2 /m,
  );
  child.kill('SIGTERM');
  assert.equal(await exitCode(), 0);
  assert.equal((await started(3)).length, 3, 'a stop is no death');
  assert.ok([again, other].every((pid) => !isAlive(pid)));
});

test('a stop between a death and the restart starts nothing any more', async (context) => {
  const { child, pids, started, exitCode, output } = await supervise(context, { 'a.mjs': POLITE }, NEVER);
  process.kill(pids[0] ?? 0, 'SIGKILL');
  await until(() => output().includes('It is started again in 3600 s'));
  child.kill('SIGTERM');
  assert.equal(await exitCode(), 0);
  assert.equal((await started(1)).length, 1);
});

test('a server that dies at each start ends all, with one sentence that has its last error line, and exit code 1', async (context) => {
  const { started, exitCode, output } = await supervise(context, {
    'dying.mjs': DYING,
    'polite.mjs': POLITE,
  });
  assert.equal(await exitCode(), 1);
  const last = output().trim().split('\n').at(-1);
  assert.equal(
    last,
    'Sundara stopped, because dying.mjs ended with exit code 7. Its last error line: The disk is full.',
  );
  assert.equal(output().match(/^Dying\.mjs was started again\.$/gm)?.length, 2);
  assert.ok((await started(3)).every((pid) => !isAlive(pid)));
});

test('each restart waits longer, and a server that ran well has all of them again', () => {
  const next = restartsOf({ delaysMs: [500, 1_000], windowMs: 60_000 });
  assert.deepEqual(next(0), { delayMs: 500, number: 1 });
  assert.deepEqual(next(1_000), { delayMs: 1_000, number: 2 });
  assert.equal(next(59_999), undefined);
  assert.deepEqual(next(61_000), { delayMs: 1_000, number: 2 });
  assert.deepEqual(next(200_000), { delayMs: 500, number: 1 });
});

test('no server outlives a supervisor that was killed', async (context) => {
  const { child, pids } = await supervise(context, { 'a.mjs': POLITE, 'b.mjs': POLITE });
  child.kill('SIGKILL');
  await until(() => pids.every((pid) => !isAlive(pid)));
});

test('the last error line of a program is the one that says what happened, not the stack around it', () => {
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
