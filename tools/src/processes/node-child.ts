import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { BUNDLED, bundleOf, nodeProgram } from '@sundara/contracts/testing';

const END_WITH_PARENT = pathToFileURL(path.join(import.meta.dirname, 'end-with-parent.mjs')).href;

export interface NodeChildOptions {
  readonly root: string;
  readonly environment: NodeJS.ProcessEnv;
}

/**
 * Starts a program of this repository, TypeScript or a bundle. It ends when we end, for whatever reason; a Ctrl+C in
 * the terminal reaches only us, so that we decide in which order children end.
 */
export const startNode = (args: readonly string[], { root, environment }: NodeChildOptions): ChildProcess => {
  const [first = '', ...others] = args;
  const program = first.endsWith('.ts') ? programOf(first, environment) : [first];
  return spawn(process.execPath, [`--import=${END_WITH_PARENT}`, ...program, ...others], {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: process.platform !== 'win32',
  });
};

/** Ends what a program left running when it ended, and closes its output to whoever runs on. */
export const endGroup = ({ pid, stdout, stderr }: ChildProcess): void => {
  if (pid !== undefined && process.platform !== 'win32') {
    try {
      process.kill(-pid, 'SIGKILL');
    } catch (error) {
      if (!isNoSuchProcess(error)) throw error;
    }
  }
  stdout?.destroy();
  stderr?.destroy();
};

const isNoSuchProcess = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ESRCH';

/** Uses the bundle of a program where the test run has made one, as it does for programs that it starts often. */
const programOf = (file: string, environment: NodeJS.ProcessEnv): readonly string[] => {
  const bundles = environment[BUNDLED];
  const bundle = bundles === undefined ? file : bundleOf(file, bundles);
  return nodeProgram(file, bundle !== file && existsSync(bundle) ? environment : {});
};
