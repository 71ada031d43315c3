import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const END_WITH_PARENT = pathToFileURL(path.join(import.meta.dirname, 'end-with-parent.mjs')).href;

export interface NodeChildOptions {
  readonly root: string;
  readonly environment: NodeJS.ProcessEnv;
}

/**
 * Starts a program of this repository, TypeScript or a bundle. It ends when we end, however that happens; a Ctrl+C
 * in the terminal reaches only us, so that we decide in which order children end.
 */
export function startNode(args: readonly string[], { root, environment }: NodeChildOptions): ChildProcess {
  const loader = args[0]?.endsWith('.ts') ? ['--import=tsx'] : [];
  return spawn(process.execPath, [`--import=${END_WITH_PARENT}`, ...loader, ...args], {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: process.platform !== 'win32',
  });
}
