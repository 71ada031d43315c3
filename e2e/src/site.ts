import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, nodeProgram } from '@sundara/contracts/testing';
import { copyPreparedData } from './prepared-data.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const READY_LIMIT_MS = 600_000;
const STOP_LIMIT_MS = 20_000;
/** Longer than the product's own limits of seconds: a busy machine may need it for what is sound. */
export const LOAD_LIMIT_SECONDS = 60;
/** All journeys come from one address. */
const ONE_NETWORK = { UNPAID_HOLDS_PER_NETWORK: '0' };
const PATIENT = {
  REMOTE_LIMIT_SECONDS: `${LOAD_LIMIT_SECONDS}`,
  CHECKOUT_LIMIT_SECONDS: `${LOAD_LIMIT_SECONDS}`,
};

/** Both end in the same servers; the second has nothing to build or release, which takes the most of a start. */
const START = ['node', 'tools/start.mjs'];
const SERVE = ['node', ...nodeProgram('tools/src/start/serve-prepared.ts')];

/** The whole product, running as `npm start` runs it, on ports and data of its own. */
export interface Site {
  readonly url: string;
  readonly dataDir: string;
  /** The process that started it; undefined for a site that somebody else has started. */
  readonly pid?: number | undefined;
  /** The settings that it runs with, for a command that works on it. */
  readonly settings: Readonly<Record<string, string>>;
  /** Everything that the start has printed. */
  readonly output: () => string;
  /** Runs a command of the repository with the site's settings, for instance a release; answers what it printed. */
  readonly run: (
    command: readonly string[],
    env?: Readonly<Record<string, string>>,
  ) => Promise<{ code: number; output: string }>;
  readonly stop: () => Promise<void>;
}

/** @param output where what it prints goes: a pipe, or a file that is open */
const start = (
  [program = 'node', ...args]: readonly string[],
  env: Readonly<Record<string, string>>,
  output: 'pipe' | number,
): ChildProcess =>
  spawn(program, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
  });

const ended = async (child: ChildProcess): Promise<number> => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode ?? 1;
};

/** What a product that was started here prints, in its data folder, so that every process of tests can read it. */
const outputFile = (dataDir: string): string => join(dataDir, 'start.log');
const printed = (dataDir: string): string => {
  const file = outputFile(dataDir);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

/**
 * A site that runs already, named by E2E_SITE_URL, with its settings in our environment, its data in DATA_DIR and, where
 * tests have started it, its process in E2E_SITE_PID.
 */
const runningSite = (url: string): Site => {
  const { DATA_DIR: dataDir = join(ROOT, '.data'), E2E_SITE_PID: pid } = process.env;
  return {
    url,
    dataDir,
    pid: pid ? Number(pid) : undefined,
    settings: {},
    output: () => printed(dataDir),
    run: (command, env = {}) => runToEnd(command, env),
    stop: async () => {},
  };
};

const runToEnd = async (command: readonly string[], env: Readonly<Record<string, string>>) => {
  const child = start(command, env, 'pipe');
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = await once(child, 'close');
  return { code: typeof code === 'number' ? code : 1, output };
};

export interface SiteOptions {
  /** Serves the files of the releases from an origin of their own, as behind a content delivery network. */
  readonly assetsOrigin?: boolean;
  /** The time zone of the server's machine, 'America/New_York', from its first start on; that of this machine unless told. */
  readonly timeZone?: string;
  /** A remote has the product's own eight seconds, for what is told when one does not come. */
  readonly usualLimits?: boolean;
  /** Releases are promoted here: its environments then know the provider API of this site, which is asked before. */
  readonly releases?: boolean;
  /** Environments that take overrides and have QA's panel, beside those that do so anyway. */
  readonly overridesIn?: readonly string[];
}

/** Starts the product and waits for its ready line; a start that fails throws with all that it printed. */
export const startSite = async (options: SiteOptions = {}): Promise<Site> => {
  if (process.env.E2E_SITE_URL) return runningSite(process.env.E2E_SITE_URL);
  const dataDir = await mkdtemp(join(tmpdir(), 'sundara-e2e-'));
  const remove = () => rm(dataDir, { recursive: true, force: true });
  try {
    const isPrepared = await copyPreparedData(dataDir, options);
    const site = await startIn(dataDir, options, isPrepared && !options.releases ? SERVE : START);
    return { ...site, stop: () => site.stop().finally(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
};

/**
 * Starts the product on a data folder, which stays when it stops.
 *
 * @param command as `npm start` unless told
 */
export const startIn = async (
  dataDir: string,
  { assetsOrigin = false, timeZone, usualLimits = false, overridesIn = [] }: SiteOptions = {},
  command: readonly string[] = START,
): Promise<Site> => {
  const [port, api, sandbox] = [await freePort(), await freePort(), await freePort()];
  const settings = {
    DATA_DIR: dataDir,
    PORT: `${port}`,
    API_PORT: `${api}`,
    SANDBOX_PORT: `${sandbox}`,
    ENVIRONMENT: 'local',
    ...ONE_NETWORK,
    ...(!usualLimits && PATIENT),
    ...(timeZone && { TZ: timeZone }),
    ...(overridesIn.length > 0 && { OVERRIDE_ENVIRONMENTS: ['local', 'qa', ...overridesIn].join(',') }),
    ...(assetsOrigin && { ASSETS_URL: `http://assets.localhost:${port}` }),
  };
  await mkdir(dataDir, { recursive: true });
  const log = openSync(outputFile(dataDir), 'w');
  const child = start(command, settings, log);
  closeSync(log);
  const output = () => printed(dataDir);
  const stop = async () => {
    if (child.exitCode === null) child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
    await ended(child);
    clearTimeout(timer);
  };
  const deadline = Date.now() + READY_LIMIT_MS;
  while (!output().includes('is ready on')) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`The product did not get ready:\n${output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url: `http://localhost:${port}`,
    dataDir,
    pid: child.pid,
    settings,
    output,
    run: (command, more = {}) => runToEnd(command, { ...settings, ...more }),
    stop,
  };
};
