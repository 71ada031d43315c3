import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const HERE = path.dirname(fileURLToPath(import.meta.url));
const ROOT = path.resolve(HERE, '../../../../..');
const run = promisify(execFile);

/**
 * How a remote's own code can be wrong: it never yields a module (the first two), or throws or renders without
 * end in what is named.
 */
export type Mistake =
  | 'import'
  | 'syntax'
  | 'render'
  | 'effect'
  | 'event'
  | 'unmount'
  | 'endless'
  | 'loop'
  | 'passive';

/**
 * How a release's own code can fail: `boot` is a shell's; `lazy` and `style` are no faults, but need one more file;
 * `kit` is built against a web kit with an additional export.
 */
export type CodeFault = Exclude<Mistake, 'syntax'> | 'boot' | 'lazy' | 'style' | 'kit';

export interface BrokenBuild {
  /** Folder of the app, 'mfe-booking'. */
  readonly folder: string;
  readonly fault: CodeFault;
  readonly version: string;
  readonly outputDir: string;
}

/** Builds releases as a team that made this mistake would: with the real configuration, and one module replaced. */
export const buildBroken = async (builds: readonly BrokenBuild[]): Promise<void> => {
  const rspack = path.join(ROOT, 'node_modules/@rspack/cli/bin/rspack.js');
  const config = path.join(HERE, 'broken-builds.config.ts');
  await run(process.execPath, [rspack, 'build', '--config', config], {
    cwd: ROOT,
    env: { ...process.env, BROKEN_BUILDS: JSON.stringify(builds) },
    timeout: 180_000,
  });
};

/** Makes the chunks of a build unparsable for a browser before it is published, so that its hashes are right. */
export const spoilSyntax = async (build: string): Promise<void> => {
  const folder = path.join(build, 'c');
  for (const file of await readdir(folder))
    if (file.endsWith('.js'))
      await writeFile(path.join(folder, file), `)(\n${await readFile(path.join(folder, file), 'utf8')}`);
};
