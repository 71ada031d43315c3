import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, nodeProgram } from '@sundara/contracts/testing';
import { hasEnded } from './end-child.ts';
import { copyPreparedData } from './prepared-data.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const READY_LIMIT_MS = 600_000;
const STOP_LIMIT_MS = 20_000;
/** Longer than the product's own limits of seconds: a busy machine may need it for healthy remotes. */
export const LOAD_LIMIT_SECONDS = 60;
/** The limit per network is off: all journeys come from one address. */
const ONE_NETWORK = { UNPAID_HOLDS_PER_NETWORK: '0' };
const PATIENT = {
  REMOTE_LIMIT_SECONDS: `${LOAD_LIMIT_SECONDS}`,
  CHECKOUT_LIMIT_SECONDS: `${LOAD_LIMIT_SECONDS}`,
};

/** Both start the same servers; the second has nothing to build or release, which takes most of a start. */
const START = ['node', 'tools/start.mjs'];
const SERVE = ['node', ...nodeProgram('tools/src/start/serve-prepared.ts')];

/** The whole product, running as `npm start` runs it, with its own ports and data. */
export interface Site {
  readonly url: string;
  readonly dataDir: string;
  /** The process that started it; undefined for a site that was already running. */
  readonly pid?: number | undefined;
  /** The settings that it runs with, for a command that works on it. */
  readonly settings: Readonly<Record<string, string>>;
  /** Everything that the start has printed. */
  readonly output: () => string;
  /** Runs a command of the repository with the site's settings, for instance a release; returns its output. */
  readonly run: (
    command: readonly string[],
    env?: Readonly<Record<string, string>>,
  ) => Promise<{ code: number; output: string }>;
  readonly stop: () => Promise<void>;
}

/** @param output the target of its output: a pipe, or an open file */
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
  if (!hasEnded(child)) await once(child, 'exit');
  return child.exitCode ?? 1;
};

/** The output of a product that was started here, in its data folder, so that every test process can read it. */
const outputFile = (dataDir: string): string => join(dataDir, 'start.log');
const printed = (dataDir: string): string => {
  const file = outputFile(dataDir);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

/**
 * A site that already runs, named by E2E_SITE_URL, with its settings in our environment, its data in DATA_DIR and,
 * where tests have started it, its process id in E2E_SITE_PID.
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
  /** Serves the files of the releases from a separate origin, as behind a content delivery network. */
  readonly assetsOrigin?: boolean;
  /** The time zone of the server's machine, 'America/New_York', from its first start on; by default this machine's. */
  readonly timeZone?: string;
  /** A remote has the product's own limit of eight seconds, to test the message when one does not load. */
  readonly usualLimits?: boolean;
  /** Releases are promoted here: its environments then know the provider API of this site, which promotions query. */
  readonly releases?: boolean;
  /** Environments that allow overrides and have QA's panel, in addition to those that do by default. */
  readonly overridesIn?: readonly string[];
}

/** Starts the product and waits for its ready line; a start that fails throws with its whole output. */
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
 * Starts the product on a data folder, which remains when it stops.
 *
 * @param command that starts it; by default that of `npm start`
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
