import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Refusal } from '../../setup/refusal.mjs';
import { copyCheckout } from '../checkout/copy-checkout.ts';
import { runTool } from '../processes/run-tool.ts';
import { APP_FOLDERS } from '../workspace/app-folders.ts';

const LIMIT_MS = 10 * 60_000;
const ENVIRONMENT = 'local';

/** A copy of the working tree with a registry of its own, in which releases are made. */
export interface ReleasePlace {
  readonly checkout: string;
  /** Changes one line of one remote, to a different text each time. */
  readonly changeOneLine: () => Promise<void>;
  /** Builds these apps, and publishes and promotes the builds. @throws Refusal with the printed output */
  readonly release: (folders: readonly string[], version: string) => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** The line that is changed, and the remote that it belongs to. */
export const CHANGED_FOLDER = 'mfe-discovery';
const CHANGED_FILE = `${CHANGED_FOLDER}/src/pages/home/hero.tsx`;
const CHANGED_LINE = 'Find top-rated salons and spas in Hyderabad';

export const idOf = (folder: string): string => folder.replace(/^mfe-/, '');

/** Creates the place, with keys for every team and the environment. */
export const releasePlace = async (root: string): Promise<ReleasePlace> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sundara-bench-'));
  const checkout = path.join(folder, 'checkout');
  await copyCheckout(root, checkout);
  const environment = { PATH: process.env.PATH, DATA_DIR: path.join(folder, 'data'), USER: 'bench' };
  const run = async (args: readonly string[], more: NodeJS.ProcessEnv = {}) => {
    const { code, output } = await runTool(checkout, args, LIMIT_MS, { ...environment, ...more });
    if (code !== 0) throw new Refusal(`${args.join(' ')} failed:\n${output.trim()}`);
  };
  const marketplace = (...words: readonly string[]) => run(['registry/src/cli.ts', ...words]);
  await marketplace(
    'key',
    'create',
    `environment/${ENVIRONMENT}`,
    ...APP_FOLDERS.map((name) => `releases/${idOf(name)}`),
  );
  let changes = 0;
  return {
    checkout,
    changeOneLine: async () => {
      const file = path.join(checkout, CHANGED_FILE);
      const source = await readFile(file, 'utf8');
      const lines = source.split('\n');
      const place = lines.findIndex((line) => line.includes(CHANGED_LINE));
      if (place === -1) throw new Refusal(`${CHANGED_FILE} has no line with '${CHANGED_LINE}' any more.`);
      changes += 1;
      lines[place] = `          ${CHANGED_LINE} (${changes})`;
      await writeFile(file, lines.join('\n'));
    },
    release: async (folders, version) => {
      await run(['tools/run.mjs', 'build', ...folders], { RELEASE_VERSION: version });
      await marketplace('publish', ...folders.map((name) => path.join(checkout, name, 'dist')));
      await marketplace('promote', ...folders.map((name) => `${idOf(name)}@${version}`), '--to', ENVIRONMENT);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
};
