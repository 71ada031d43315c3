import path from 'node:path';
import { requireNode } from './setup/node-version.mjs';

requireNode();
const root = path.resolve(import.meta.dirname, '..');
const words = process.argv.slice(2);
const { endInOneSentence } = await import('./setup/refusal.mjs');

await endInOneSentence(`npm run ${words[0] ?? ''}`.trim(), async () => {
  const { createProgress } = await import('./setup/progress.mjs');
  const { ensurePackages } = await import('./setup/packages.mjs');
  const { packagesMatchLock } = await import('./setup/lock-match.mjs');
  // A task's answer may be read by a program: only what it says itself goes to stdout.
  if (!packagesMatchLock(root))
    await ensurePackages(root, createProgress(1, console.error).begin('Packages'));
  const { register } = await import('tsx/esm/api');
  register();
  const { runTask } = await import('./src/tasks/run-task.ts');
  process.exitCode = await runTask({ root, words, environment: process.env });
});
