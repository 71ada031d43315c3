import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Step } from '../../setup/progress.mjs';
import { sourceHash } from '../bundler/source-hash.ts';

const FOLDER = 'provider-api';

/** Bundles the provider API unless its bundle is up to date. @returns whether it was bundled */
export const buildProvider = async (root: string, step: Step): Promise<boolean> => {
  const mark = path.join(root, FOLDER, 'dist/source');
  const source = sourceHash(FOLDER);
  const built = await readFile(mark, 'utf8').catch(() => '');
  if (built === source && existsSync(path.join(root, FOLDER, 'dist/main.js'))) return false;
  step.doing(`building ${FOLDER}`);
  const { bundleProvider } = await import('../build/build.ts');
  await bundleProvider(root);
  await writeFile(mark, source);
  return true;
};
