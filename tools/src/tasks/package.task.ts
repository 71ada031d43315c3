import path from 'node:path';
import { Refusal } from '../../setup/refusal.mjs';
import { build } from '../build/build.ts';
import { packageApps, packageServers } from '../package/make-package.ts';
import { APP_FOLDERS } from '../workspace/app-folders.ts';
import type { Task } from '../workspace/task.ts';

/**
 * `npm run package [folder]`: one folder that plain Node runs, by default `dist/sundara`; what was in it is removed.
 * SOURCE_COMMIT names the commit where there is no repository, as in a container's build.
 */
export const packageTask: Task = async ({ root, words: [word = 'dist/sundara', ...more], environment }) => {
  const folder = path.resolve(root, word);
  const holdsSources = !path.relative(folder, root).startsWith('..');
  if (more.length > 0 || word.startsWith('-') || holdsSources)
    throw new Refusal('give one folder that is only for the package, or nothing for dist/sundara.');
  await packageServers(root, folder, environment['SOURCE_COMMIT']);
  console.log('Bundled the servers.');
  await build(APP_FOLDERS.map((app) => ({ folder: app })));
  await packageApps(root, folder, APP_FOLDERS);
  console.log(`The package is in ${folder}: ${path.join(folder, 'bin/sundara.mjs')} --help`);
  return 0;
};
