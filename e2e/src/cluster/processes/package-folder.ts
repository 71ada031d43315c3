import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

/** The package that a cluster runs: `SUNDARA_PACKAGE`, by default what `npm run package` makes. */
export const packageFolder = (): string => {
  const folder = path.resolve(ROOT, process.env.SUNDARA_PACKAGE || 'dist/sundara');
  if (existsSync(path.join(folder, 'apps'))) return folder;
  throw new Error(`There is no package in ${folder}: run npm run package first.`);
};
