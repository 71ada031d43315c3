import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const PROGRAM = fileURLToPath(new URL('./renderer-program.ts', import.meta.url));
const UNSHARE = '/usr/bin/unshare';
/** The number of the user 'nobody', who owns nothing. */
const NOBODY = 65_534;

/** Most memory of JavaScript's objects, in megabytes. */
const HEAP_MB = 192;

const FLAGS = [
  // Its name until Node 22.
  process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission',
  '--no-warnings',
  '--disallow-code-generation-from-strings',
  `--max-old-space-size=${HEAP_MB}`,
];

interface Walls {
  /** Put before the command, so that the process has no network. */
  readonly prefix: readonly string[];
  readonly user: { readonly uid?: number; readonly gid?: number };
}

const findWalls = (): Walls => {
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const prefix = [UNSHARE, '--user', '--net'];
  const [command = '', ...args] = [...prefix, process.execPath, '--version'];
  const works = existsSync(UNSHARE) && spawnSync(command, args, { ...user, env: {} }).status === 0;
  if (works) return { prefix, user };
  const runs = spawnSync(process.execPath, ['--version'], { ...user, env: {} }).status === 0;
  return { prefix: [], user: runs ? user : {} };
};

const bundleProgram = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [PROGRAM],
    bundle: true,
    platform: 'node',
    // In a function of its own: evaluated text would share its names with the bundles.
    format: 'iife',
    write: false,
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
};

let program: Promise<string> | undefined;
let walls: Walls | undefined;

/**
 * Starts a renderer's process, which can read no file, start no process, and has no environment; where the system
 * allows it, it also has no network and belongs to the user 'nobody'. Node's permissions alone are no wall against code
 * that means harm, so operators should allow user namespaces (docs/security.md).
 */
export const startConfined = async (): Promise<ChildProcess> => {
  program ??= bundleProgram();
  walls ??= findWalls();
  const [command = process.execPath, ...args] = [
    ...walls.prefix,
    process.execPath,
    ...FLAGS,
    '--eval',
    await program,
  ];
  return spawn(command, args, {
    ...walls.user,
    env: {},
    cwd: '/',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
};

/** What holds a renderer's process here, for the operator. */
export const wallsOf = (): { readonly network: boolean; readonly user: boolean } => {
  walls ??= findWalls();
  return { network: walls.prefix.length > 0, user: walls.user.uid !== undefined };
};
