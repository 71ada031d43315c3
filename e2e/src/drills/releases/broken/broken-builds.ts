import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const HERE = path.dirname(fileURLToPath(import.meta.url));
const ROOT = path.resolve(HERE, '../../../../..');
const run = promisify(execFile);

/**
 * What a release can do wrong by its own code: `boot` is a shell's; `lazy` and `style` do nothing wrong, but need one more
 * file; `kit` is built against a web kit that has an export more.
 */
export type CodeFault = 'import' | 'render' | 'effect' | 'boot' | 'lazy' | 'style' | 'kit';

export interface BrokenBuild {
  /** Folder of the app, 'mfe-booking'. */
  readonly folder: string;
  readonly fault: CodeFault;
  readonly version: string;
  readonly outputDir: string;
}

/** Builds releases as a team would that made this mistake: from the real recipe, with one module exchanged. */
export const buildBroken = async (builds: readonly BrokenBuild[]): Promise<void> => {
  const rspack = path.join(ROOT, 'node_modules/@rspack/cli/bin/rspack.js');
  const config = path.join(HERE, 'broken-builds.config.ts');
  await run(process.execPath, [rspack, 'build', '--config', config], {
    cwd: ROOT,
    env: { ...process.env, BROKEN_BUILDS: JSON.stringify(builds) },
    timeout: 180_000,
  });
};

/** Makes the chunks of a build unreadable for a browser, before it is published: its hashes will be right. */
export const spoilSyntax = async (build: string): Promise<void> => {
  const folder = path.join(build, 'c');
  for (const file of await readdir(folder))
    if (file.endsWith('.js'))
      await writeFile(path.join(folder, file), `)(\n${await readFile(path.join(folder, file), 'utf8')}`);
};
