import path from 'node:path';
import { build } from '../build/build.ts';
import { APP_FOLDERS } from '../workspace/app-folders.ts';
import { packageApps, packageServers } from './make-package.ts';

/** Where `npm run package` writes to unless it is told otherwise, below the root. */
export const PACKAGE_FOLDER = 'dist/sundara';

/**
 * Makes the package with the apps, and says so.
 * @param folder absolute; what was in it is removed
 * @param commit of the sources, where there is no repository that tells it
 */
export const writePackage = async (root: string, folder: string, commit?: string): Promise<void> => {
  await packageServers(root, folder, commit);
  console.log('Bundled the servers.');
  await build(APP_FOLDERS.map((app) => ({ folder: app })));
  await packageApps(root, folder, APP_FOLDERS);
  console.log(`The package is in ${folder}: ${path.join(folder, 'bin/sundara.mjs')} --help`);
};
