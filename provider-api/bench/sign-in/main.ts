import { availableParallelism, loadavg } from 'node:os';
import { startPostgresCluster } from '@sundara/node/testing';
import { buildApp } from '../../src/app/build-app.ts';
import { users } from '../../src/areas/identity/accounts/accounts.tables.ts';
import { hashPassword } from '../../src/areas/identity/passwords/passwords.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { rankTest } from '../../src/testing/rank-test.ts';
import { testSettings } from '../../src/testing/test-settings.ts';

const PAIRS = 200;
const WARM_UP = 10;
/** The significance level: by chance alone, a run fails once in a hundred. */
const LEAST_P = 0.01;

/**
 * `npm run bench -- sign-in`: how long a wrong password takes with a known and with an unknown e-mail, in turn, on its
 * own PostgreSQL.
 *
 * @returns whether the times do not reveal which is which
 */
const main = async (): Promise<boolean> => {
  const load = loadavg()[0] ?? 0;
  if (load > availableParallelism())
    console.log(`Others keep this machine busy (load ${load.toFixed(1)}): differences may drown in that.`);
  const cluster = await startPostgresCluster();
  const database = await openDatabase({ databaseUrl: await cluster.createDatabase(), dataDir: '' });
  try {
    await migrate(database);
    const passwordHash = await hashPassword('marigold-lamp-42');
    const people = Array.from({ length: PAIRS + WARM_UP }, (_, n) => `person-${n}@people.example`);
    await database.db
      .insert(users)
      .values(people.map((email) => ({ email, name: 'Asha Rao', phone: '+919000000001', passwordHash })));
    const app = await buildApp({ settings: testSettings(), database, does: [] });
    /** Milliseconds. Each request has its own address, so that none is refused. */
    const take = async (email: string, no: number): Promise<number> => {
      const began = performance.now();
      const { statusCode } = await app.inject({
        method: 'POST',
        url: '/api/auth/login',
        remoteAddress: `10.0.${no >> 8}.${no & 255}`,
        payload: { email, password: 'not this one' },
      });
      if (statusCode !== 401) throw new Error(`Signing in answered ${statusCode}.`);
      return performance.now() - began;
    };
    const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
    for (const [no, email] of people.entries()) {
      // In turn, each of the two first equally often.
      const known = () => take(email, 2 * no);
      const unknown = () => take(`nobody-${no}@people.example`, 2 * no + 1);
      const pair = no % 2 ? { known: await known(), unknown: await unknown() } : undefined;
      const turned = pair ?? { unknown: await unknown(), known: await known() };
      if (no < WARM_UP) continue;
      times.known.push(turned.known);
      times.unknown.push(turned.unknown);
    }
    const { larger, p } = rankTest(times.known, times.unknown);
    const isMet = p >= LEAST_P;
    console.log(`A wrong password takes ${median(times.known).toFixed(1)} ms with a known e-mail,`);
    console.log(
      `${median(times.unknown).toFixed(1)} ms with an unknown one (median of ${PAIRS} each, in turn).`,
    );
    console.log(
      `The known one takes longer in ${(100 * larger).toFixed(1)} of 100 comparisons; by chance alone it would be that far from 50 with probability ${p.toFixed(3)}: ${isMet ? 'nobody can tell' : 'they can be told apart'}.`,
    );
    await app.close();
    return isMet;
  } finally {
    await database.close();
    await cluster.stop();
  }
};

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1));
process.exitCode = (await main()) ? 0 : 1;
