import { loadavg } from 'node:os';
import { Pool } from 'undici';
import { migrate } from '../../database/migrate.ts';
import { openDatabase } from '../../database/open-database.ts';
import { startApi } from '../../payments/testing/api-process.ts';
import { makeCustomer } from '../../payments/testing/booking-bench.ts';
import { buildApi } from '../../payments/testing/built-api.ts';
import { connectClients } from '../booking-bench/connected-clients.ts';
import { measureEach } from '../booking-bench/measure-each.ts';
import { tellFigures } from '../booking-bench/tell-figures.ts';
import { startPostgresCluster } from '../postgres-cluster.ts';
import { type Figures, middleOf } from '../search-bench/clients.ts';
import { makeTemporaryFolder, removeFolder } from '../temporary-folder.ts';
import { ADMIN_LISTS, type AdminList } from './lists.ts';
import { makeMarketplace, SIZES } from './make-marketplace.ts';

const CLIENTS = 8;
const ROUNDS = 3;
const QUESTIONS = 1_000;
/** 99 of 100 pages are there by then, in milliseconds, and within so many times the bare SQL of the same pages. */
const GOAL = { p99: 50, ratio: 8 };
const NOBODY = 'http://127.0.0.1:9';
/** What a server for this would be given; the rest is as PostgreSQL comes. */
const SERVER = {
  shared_buffers: '512MB',
  effective_cache_size: '2GB',
  max_wal_size: '2GB',
  random_page_cost: '1.1',
  synchronous_commit: 'off',
};

/** `npm run bench -- admin`: a PostgreSQL of its own, the API as it is built; prints as it goes. @returns whether the goal is met */
const main = async (): Promise<boolean> => {
  const cluster = await startPostgresCluster(SERVER);
  const built = await buildApi();
  const dataDir = await makeTemporaryFolder();
  try {
    const databaseUrl = await cluster.createDatabase();
    const database = await openDatabase({ databaseUrl, dataDir: '' });
    await migrate(database);
    const { token } = await makeCustomer(database, 'admin');
    await database.close();
    await makeMarketplace(databaseUrl);
    console.log(
      `${SIZES.users.toLocaleString('en')} users, ${SIZES.salons.toLocaleString('en')} salons, ${SIZES.bookings.toLocaleString('en')} bookings (load of the machine ${loadavg()[0]?.toFixed(1)})`,
    );
    const api = await startApi({ databaseUrl, dataDir }, NOBODY, { main: built.main });
    try {
      let isMet = true;
      for (const list of ADMIN_LISTS)
        isMet = (await measureList(list, { url: api.url, token, databaseUrl })) && isMet;
      return isMet;
    } finally {
      await api.stop();
    }
  } finally {
    await removeFolder(dataDir);
    await built.remove();
    await cluster.stop();
  }
};

interface Place {
  readonly url: string;
  readonly token: string;
  readonly databaseUrl: string;
}

/** The same pages over HTTP and as bare SQL, in turn; the first round warms both. */
const measureList = async (list: AdminList, { url, token, databaseUrl }: Place): Promise<boolean> => {
  const http = new Pool(url, { connections: CLIENTS, pipelining: 1 });
  const bare = await connectClients(databaseUrl, CLIENTS);
  const headers = { authorization: `Bearer ${token}` };
  const overHttp: Figures[] = [];
  const inSql: Figures[] = [];
  try {
    for (let round = 0; round <= ROUNDS; round += 1) {
      const questions = Array.from({ length: QUESTIONS }, (_, at) => list.question(round * QUESTIONS + at));
      const asked = await measureEach(questions, CLIENTS, async ({ path }) => {
        const { statusCode, body } = await http.request({ method: 'GET', path, headers });
        const answer = await body.text();
        if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}: ${answer}`);
      });
      const read = await measureEach(questions, CLIENTS, ({ sql }, number) => bare.at(number).query(sql));
      if (round === 0) continue;
      overHttp.push(asked);
      inSql.push(read);
    }
  } finally {
    await http.close();
    await bare.close();
  }
  const told: [string, Figures][] = [
    ['API', middleOf(overHttp)],
    ['bare SQL', middleOf(inSql)],
  ];
  return tellFigures(`${list.name}, ${CLIENTS} clients without a pause`, told, GOAL);
};

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1));
process.exitCode = (await main()) ? 0 : 1;
