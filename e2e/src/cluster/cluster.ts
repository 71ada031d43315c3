import { randomBytes } from 'node:crypto';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '@sundara/contracts/testing';
import { makeTemporaryFolder, removeFolder, startBucketServer } from '@sundara/node/testing';
import { type Balancer, startBalancer } from './balancer.ts';
import { type Databases, startDatabases } from './databases.ts';
import { type PackagedProcess, packagedProcess, runPackaged } from './packaged-process.ts';
import { startSandbox } from './sandbox.ts';

/** How many of each role; HAProxy's settings name as many. */
const ROLES = { render: 2, api: 3, worker: 2, site: 2 } as const;
type RoleName = keyof typeof ROLES;
const PORTS: Readonly<Record<RoleName, string>> = {
  ...{ render: 'PORT', api: 'API_PORT', worker: 'WORKER_PORT', site: 'PORT' },
};
const APPS = ['shell', 'discovery', 'booking', 'customer', 'salon', 'admin'];
/** That of plain localhost comes first. */
const ENVIRONMENTS = ['local', 'production', 'staging', 'qa'] as const;
const [ENVIRONMENT] = ENVIRONMENTS;
/** More than HAProxy takes to notice. */
const STOP_DELAY_SECONDS = '5';

/**
 * An installation as an operator runs it on several machines: processes of the package behind HAProxy, on PgBouncer,
 * PostgreSQL with a streaming replica, and a bucket. All of it is on this machine.
 */
export interface Cluster {
  readonly url: string;
  /** The payment sandbox itself, where banks are asked. */
  readonly sandboxUrl: string;
  readonly balancer: Balancer;
  readonly databases: Databases;
  /** By role, in order. */
  readonly processes: Readonly<Record<RoleName, readonly PackagedProcess[]>>;
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
}

/** Starts everything with the demo marketplace, and waits until each process is ready. */
export const startCluster = async ({ folder, port, settings = {} }: ClusterInput): Promise<Cluster> => {
  const place = await makeTemporaryFolder();
  const dataDir = path.join(place, 'data');
  await mkdir(dataDir);
  const [databases, bucket, secret] = [
    await startDatabases(),
    await startBucketServer('sundara'),
    randomBytes(24).toString('hex'),
  ];
  const ports = new Map<string, number>();
  for (const [role, count] of Object.entries(ROLES))
    for (let place = 1; place <= count; place += 1) ports.set(`${role}-${place}`, await freePort());
  const named = [...ports].map(([name, at]) => [name.toUpperCase().replace('-', '_'), at] as const);
  const balancer = await startBalancer(port ?? (await freePort()), Object.fromEntries(named));
  const sandbox = await startSandbox(path.join(place, 'sandbox'), `${balancer.api}/api/payment/webhook`);
  const { endpoint, region, accessKeyId, secretAccessKey } = bucket.settings;
  const { PATH, TMPDIR = '/tmp' } = process.env;
  const env = {
    ...{ PATH, TMPDIR, DATA_DIR: dataDir, ENVIRONMENT, STOP_DELAY_SECONDS, SITE_URL: balancer.site },
    ...{ KEYS_DIR: path.join(place, 'keys'), TRUST_FILE: path.join(place, 'keys/trust.json') },
    ...databases.settings,
    ...{ TOKEN_SECRET: secret, OVERRIDE_SECRET: secret, TRUSTED_PROXIES: '127.0.0.1' },
    ...{ ...sandbox.settings, UNPAID_HOLDS_PER_NETWORK: '0' },
    ...{ API_URL: balancer.api, RENDER_URL: balancer.render, SANDBOX_URL: sandbox.url },
    ...{ S3_ENDPOINT: endpoint, S3_BUCKET: 'sundara', S3_REGION: region },
    ...{ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey },
    ...{ REGISTRY_DATABASE_URL: databases.registry, REGISTRY_BUCKET_URL: `${endpoint}/sundara/registry` },
    ...{ AWS_REGION: region, AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey },
    ...settings,
  };
  const run: Cluster['run'] = (words, more = {}, from = folder) =>
    runPackaged(from, words, { ...env, ...more });
  const processOf = async (role: RoleName, number: number): Promise<PackagedProcess> => {
    const name = `${role}-${number}`;
    const own = { site: true, render: true, api: false, worker: false }[role];
    const at = ports.get(name) ?? 0;
    const metricsPort = await freePort();
    const mine = {
      ...{ [PORTS[role]]: `${at}`, METRICS_PORT: `${metricsPort}` },
      ...(own && { DATA_DIR: path.join(place, name) }),
    };
    return packagedProcess({ ...{ folder, name, role, port: at, metricsPort }, env: { ...env, ...mine } });
  };
  const several = (role: RoleName) =>
    Promise.all(Array.from({ length: ROLES[role] }, (_, index) => processOf(role, index + 1)));
  const processes = {
    ...{ render: await several('render'), api: await several('api') },
    ...{ worker: await several('worker'), site: await several('site') },
  };
  const all = Object.values(processes).flat();
  const stop = async (): Promise<void> => {
    await Promise.all(all.map((one) => one.kill()));
    await balancer.stop();
    await sandbox.stop();
    await bucket.stop();
    await databases.stop();
    await removeFolder(place);
  };
  try {
    await run(['migrate']);
    await release(folder, run);
    for (const role of Object.values(processes)) await Promise.all(role.map((one) => one.start()));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: balancer.site,
    sandboxUrl: sandbox.url,
    balancer,
    databases,
    processes,
    env,
    dataDir,
    run,
    stop,
  };
};

/** Publishes the package's apps, and promotes them. */
const release = async (folder: string, run: Cluster['run']): Promise<void> => {
  const subjects = [
    ...APPS.map((app) => `releases/${app}`),
    ...ENVIRONMENTS.map((one) => `environment/${one}`),
  ];
  for (const subject of subjects) await run(['marketplace', 'key', 'create', subject]);
  const apps = (await readdir(path.join(folder, 'apps'))).map((app) => path.join(folder, 'apps', app));
  await run(['marketplace', 'publish', ...apps, '--why', 'First']);
  for (const environment of ENVIRONMENTS)
    await run(['marketplace', 'promote', ...APPS.map((app) => `${app}@1.0.0`), '--to', environment]);
};
