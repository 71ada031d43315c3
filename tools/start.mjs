import path from 'node:path';
import { requireNode } from './setup/node-version.mjs';

requireNode();
const root = path.resolve(import.meta.dirname, '..');
const { endInOneSentence } = await import('./setup/refusal.mjs');

await endInOneSentence('Sundara cannot start', async () => {
  const { claimPorts } = await import('./setup/ports.mjs');
  const { createProgress } = await import('./setup/progress.mjs');
  const { ensurePackages } = await import('./setup/packages.mjs');
  const ports = await claimPorts(process.env);
  const progress = createProgress(5);
  await ensurePackages(root, progress.begin('Packages'));
  const { register } = await import('tsx/esm/api');
  register();
  const { start } = await import('./src/start/start.ts');
  await start({ root, ports, progress, environment: process.env });
});
