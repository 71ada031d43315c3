import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '@sundara/contracts/testing';
import { makeTemporaryFolder, removeFolder, startPostgresCluster } from '@sundara/node/testing';
import { compareProcesses } from './compare-processes.ts';
import { type Started, startMeasured } from './packaged-role.ts';

const ROUNDS = 3;
/** The reference: a Node process that listens and does nothing else. */
const BARE = [
  '--eval',
  "require('node:http').createServer().listen(0, '127.0.0.1', () => console.log('listens on it'))",
];

const [folder = ''] = process.argv.slice(2);
const SUNDARA = path.join(folder, 'bin/sundara.mjs');

const sizeOf = async (place: string): Promise<number> => {
  const names = await readdir(place, { recursive: true });
  const all = await Promise.all(names.map((name) => stat(path.join(place, name))));
  return all.reduce((sum, one) => sum + (one.isFile() ? one.size : 0), 0) / 1e6;
};

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** The median start of several, and the memory of the last. */
const measure = async (words: readonly string[], env: NodeJS.ProcessEnv, isServer: boolean) => {
  const rounds: Started[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = await startMeasured(words, env, isServer);
    rounds.push(started);
    if (isServer) await started.stop();
  }
  const { megabytes } = rounds.at(-1) ?? {};
  return { startMs: median(rounds.map(({ startMs }) => startMs)), megabytes };
};

const cluster = await startPostgresCluster();
const data = await makeTemporaryFolder();
try {
  for (const part of ['servers', 'node_modules', 'apps', '.'])
    console.log(`${part === '.' ? 'all' : part}: ${(await sizeOf(path.join(folder, part))).toFixed(1)} MB`);
  const apiPort = await freePort();
  const env = {
    ...{ PATH: process.env.PATH, DATA_DIR: data, DATABASE_URL: await cluster.createDatabase() },
    ...{ TOKEN_SECRET: 'a secret of the bench alone, long enough', ENVIRONMENT: 'production' },
    ...{ RAZORPAY_KEY_SECRET: 'only for the bench', RAZORPAY_WEBHOOK_SECRET: 'only for the bench' },
    ...{ API_PORT: `${apiPort}`, API_URL: `http://127.0.0.1:${apiPort}`, WORKER_PORT: '0' },
    ...{ PORT: `${await freePort()}`, SANDBOX_URL: 'none' },
  };
  await startMeasured([SUNDARA, 'migrate'], env, false);
  await startMeasured([path.join(folder, 'bin/first-release.mjs'), 'production'], env, false);

  const bare = await measure(BARE, env, true);
  console.log(`reference, a bare Node that listens: ${Math.round(bare.startMs)} ms on this machine`);
  for (const role of ['migrate', 'api', 'worker', 'site', 'render']) {
    const { startMs, megabytes } = await measure([SUNDARA, role], env, role !== 'migrate');
    const memory = megabytes && bare.megabytes ? `, memory ${(megabytes / bare.megabytes).toFixed(1)}` : '';
    console.log(`${role}: start ${(startMs / bare.startMs).toFixed(1)}${memory} of the reference`);
  }
  await compareProcesses([SUNDARA, 'api'], env);
} finally {
  await removeFolder(data);
  await cluster.stop();
}
