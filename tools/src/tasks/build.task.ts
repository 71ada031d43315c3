import { Refusal } from '../../setup/refusal.mjs';
import { build, bundleProvider } from '../build/build.ts';
import { APP_FOLDERS } from '../workspace/app-folders.ts';
import type { Task } from '../workspace/task.ts';

const PROVIDER = 'provider-api';
const BUILDABLE: readonly string[] = [...APP_FOLDERS, PROVIDER];

/**
 * `npm run build`: builds the named apps, or all. RELEASE_VERSION sets the version, OUTPUT_DIR another folder than the
 * app's `dist`. An app's build writes to no other app's folder.
 */
export const buildTask: Task = async ({ root, words, environment }) => {
  const unknown = words.find((word) => !BUILDABLE.includes(word));
  if (unknown !== undefined) {
    throw new Refusal(
      `there is no app '${unknown}': give some of ${BUILDABLE.join(', ')}, or nothing for all.`,
    );
  }
  const chosen = words.length === 0 ? BUILDABLE : words;
  const output = environment.OUTPUT_DIR;
  if (output && (chosen.length > 1 || chosen[0] === PROVIDER)) {
    throw new Refusal('OUTPUT_DIR holds the build of one app of the page: name one.');
  }
  const apps = chosen.filter((folder) => folder !== PROVIDER);
  await build(apps.map((folder) => ({ folder })));
  if (chosen.includes(PROVIDER)) await bundleProvider(root);
  for (const folder of chosen) console.log(`Built ${folder} into ${output || `${folder}/dist`}.`);
  return 0;
};
