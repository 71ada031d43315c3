import path from 'node:path';
import { Refusal } from '../../setup/refusal.mjs';
import { PACKAGE_FOLDER, writePackage } from '../package/write-package.ts';
import type { Task } from '../workspace/task.ts';

/**
 * `npm run package [folder]`: one folder that plain Node runs, by default `dist/sundara`; what was in it is removed.
 * SOURCE_COMMIT names the commit where there is no repository, as in a container's build.
 */
export const packageTask: Task = async ({ root, words: [word = PACKAGE_FOLDER, ...more], environment }) => {
  const folder = path.resolve(root, word);
  const holdsSources = !path.relative(folder, root).startsWith('..');
  if (more.length > 0 || word.startsWith('-') || holdsSources)
    throw new Refusal('give one folder that is only for the package, or nothing for dist/sundara.');
  await writePackage(root, folder, environment.SOURCE_COMMIT);
  return 0;
};
