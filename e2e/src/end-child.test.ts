/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { endChild } from './end-child.ts';

const LOOP = 'setInterval(() => {}, 1000)';

test('a program is ended once; what has ended, by itself or by a signal, is not waited for again', async () => {
  const byItself = spawn(process.execPath, ['-e', ''], { stdio: 'ignore' });
  await once(byItself, 'exit');
  await endChild(byItself);
  const bySignal = spawn(process.execPath, ['-e', LOOP], { stdio: 'ignore' });
  await endChild(bySignal);
  expect([bySignal.exitCode, bySignal.signalCode]).toEqual([null, 'SIGTERM']);
  await endChild(bySignal);
});
