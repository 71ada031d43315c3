import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { bundleRenderer } from './renderer-text.ts';

const UNSHARE = '/usr/bin/unshare';
const SETPRIV = '/usr/bin/setpriv';
/** The number of the user 'nobody', who owns nothing. */
const NOBODY = 65_534;

/** Most memory of JavaScript's objects, in megabytes. */
const HEAP_MB = 192;
/**
 * Room for objects that live as long as a page is rendered, in megabytes. With V8's own 16 they are copied several
 * times before they die: a fresh page costs a fifth more of a processor.
 */
const YOUNG_MB = 64;

const FLAGS = [
  // Its name until Node 22.
  process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission',
  '--no-warnings',
  '--disallow-code-generation-from-strings',
  `--max-old-space-size=${HEAP_MB}`,
  `--max-semi-space-size=${YOUNG_MB}`,
];

interface Walls {
  /** Put before the command. */
  readonly prefix: readonly string[];
  readonly user: { readonly uid?: number; readonly gid?: number };
}

/** An end when the site's process ends, even in the middle of a page. */
const MORTAL = [SETPRIV, '--pdeathsig', 'KILL'];
/** What can be put before the command, the best first; the first one gives it no network too. */
const PREFIXES = [[UNSHARE, '--user', '--net', ...MORTAL], MORTAL, []];

const findWalls = (): Walls => {
  const program = [process.execPath, '--version'];
  const users = process.getuid?.() === 0 ? [{ uid: NOBODY, gid: NOBODY }, {}] : [{}];
  for (const user of users)
    for (const prefix of PREFIXES) {
      const [command = '', ...args] = [...prefix, ...program];
      if (spawnSync(command, args, { ...user, env: {} }).status === 0) return { prefix, user };
    }
  return { prefix: [], user: {} };
};

let program: string | undefined;
let walls: Walls | undefined;

/**
 * Starts a renderer's process, which can read no file, start no process, and has no environment; where the system
 * allows it, it also has no network, belongs to the user 'nobody', and ends with this process. Node's permissions alone are no wall against code
 * that means harm, so operators should allow user namespaces (docs/security.md).
 *
 * @param parent the process that it ends with: this one
 */
export const startConfined = (parent = process.pid): ChildProcess => {
  program ??= bundleRenderer();
  walls ??= findWalls();
  const [command = process.execPath, ...args] = [
    ...walls.prefix,
    process.execPath,
    ...FLAGS,
    '--eval',
    program,
    `${parent}`,
  ];
  return spawn(command, args, {
    ...walls.user,
    env: {},
    cwd: '/',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
};
