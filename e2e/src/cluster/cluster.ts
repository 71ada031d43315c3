import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '@sundara/contracts/testing';
import { makeTemporaryFolder, removeFolder } from '@sundara/node/testing';
import { runPackaged } from './processes/packaged-process.ts';
import { makeProcesses, type Processes, planProcesses } from './processes/roles.ts';
import { type Services, startServices } from './services/services.ts';

/** That of plain localhost comes first. */
const ENVIRONMENTS = ['local', 'production', 'staging', 'qa'] as const;
/** More than HAProxy takes to notice. */
const STOP_DELAY_SECONDS = '5';

/**
 * An installation as an operator runs it on several machines: processes of the package behind HAProxy, on PgBouncer,
 * PostgreSQL with a streaming replica, and a bucket. All of it is on this machine.
 */
export interface Cluster {
  /** The address that visitors have. */
  readonly url: string;
  readonly services: Services;
  readonly processes: Processes;
  /** Settings of the processes, for a command that works on the same installation. */
  readonly env: NodeJS.ProcessEnv;
  /** Where the mails of all processes lie. */
  readonly dataDir: string;
  /** Runs another role of the package, or of another one, to its end, and returns what it said. */
  run(words: readonly string[], settings?: NodeJS.ProcessEnv, from?: string): Promise<string>;
  stop(): Promise<void>;
}

export interface ClusterInput {
  /** The package. */
  readonly folder: string;
  /** Of the address that visitors have; by default any free one. */
  readonly port?: number;
  readonly settings?: Readonly<Record<string, string>>;
  /** Options of Node for each process. */
  readonly nodeOptions?: readonly string[];
}

/** Starts everything with the demo marketplace, and waits until each process is ready. */
export const startCluster = async (input: ClusterInput): Promise<Cluster> => {
  const { folder, port, settings = {}, nodeOptions } = input;
  const place = await makeTemporaryFolder();
  const dataDir = path.join(place, 'data');
  await mkdir(dataDir);
  const planned = await planProcesses();
  const behind = new Map(planned.map(({ name, at }) => [name, at]));
  const services = await startServices({ place, port: port ?? (await freePort()), behind });
  const secret = randomBytes(24).toString('hex');
  const { PATH, TMPDIR = '/tmp' } = process.env;
  const env = {
    ...{ PATH, TMPDIR, DATA_DIR: dataDir, ENVIRONMENT: ENVIRONMENTS[0], STOP_DELAY_SECONDS },
    ...{ KEYS_DIR: path.join(place, 'keys'), TRUST_FILE: path.join(place, 'keys/trust.json') },
    ...{ TOKEN_SECRET: secret, OVERRIDE_SECRET: secret, UNPAID_HOLDS_PER_NETWORK: '0' },
    ...services.settings,
    ...settings,
  };
  const processes = await makeProcesses(planned, { folder, place, env, nodeOptions });
  const run: Cluster['run'] = (words, more = {}, from = folder) =>
    runPackaged(from, ['sundara.mjs', ...words], { ...env, ...more });
  const stop = async (): Promise<void> => {
    const all = Object.values(processes).flat();
    await Promise.all(all.map((one) => one.kill()));
    await services.stop();
    await removeFolder(place);
  };
  try {
    await run(['migrate']);
    for (const environment of ENVIRONMENTS)
      await runPackaged(folder, ['first-release.mjs', environment], env);
    for (const role of Object.values(processes)) await Promise.all(role.map((one) => one.start()));
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: services.balancer.site, services, processes, env, dataDir, run, stop };
};
