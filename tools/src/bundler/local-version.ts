import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sourceHash } from './source-hash.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/**
 * The version that a build of these very sources gets on a developer's machine: '1.0.0-local.3f2a9c1b'. Equal
 * sources have an equal version, so a version that the registry holds need not be built again.
 */
export const localVersion = (folder: string): string => {
  const { version } = JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8'));
  return `${version}-local.${sourceHash(folder).slice(0, 8)}`;
};
