import path from 'node:path';
import { requireNode } from './setup/node-version.mjs';

requireNode();
const root = path.resolve(import.meta.dirname, '..');
const { endInOneSentence } = await import('./setup/refusal.mjs');

await endInOneSentence('The tests cannot run', async () => {
  const { createProgress } = await import('./setup/progress.mjs');
  const { ensurePackages } = await import('./setup/packages.mjs');
  const progress = createProgress(2);
  await ensurePackages(root, progress.begin('Packages'));
  const { register } = await import('tsx/esm/api');
  register();
  const { readTestOptions } = await import('./src/test/test-options.ts');
  const { listRings, ringsNamed, runRings } = await import('./src/test/test.ts');
  const { chooseChanged } = await import('./src/test/changed/choose-changed.ts');
  const { words, list, changed, since, ...options } = readTestOptions(process.argv.slice(2));
  const named = await ringsNamed(root, words);
  const rings = changed
    ? await chooseChanged(
        root,
        named.map(({ ring }) => ring),
        since,
      )
    : named;
  if (list) return listRings(root, rings);
  process.exitCode = (await runRings(root, rings, progress, process.env, options)) ? 0 : 1;
});
