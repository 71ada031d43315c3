import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { shows, sized } from '@sundara/contracts/testing';
import { makeTemporaryFolder, removeFolder } from '@sundara/node/testing';
import { type Cluster, startCluster } from '../cluster.ts';
import { type Crowd, startCrowd } from '../load/crowd.ts';
import { assertAllBooked } from '../load/settled.ts';
import { packageFolder } from '../processes/package-folder.ts';
import { watchLocks } from '../upgrade/lock-watch.ts';
import { type Migration, makeNextPackage } from '../upgrade/next-package.ts';

const PEOPLE = sized({ quick: 10, deep: 50 });
const LONGEST_LOCK_MS = 1_000;

/** Of the table that a booking writes to most: what a team does that moves a column, one release each. */
const MIGRATIONS: readonly Migration[] = [
  {
    name: '9001_expand_place_of_visit',
    sql: `alter table bookings add column place_of_visit text;`,
  },
  {
    name: '9002_expand_fill_place_of_visit',
    sql: `-- outside a transaction
do $$
declare changed integer;
begin
  loop
    update bookings set place_of_visit = 'salon'
    where id in (select id from bookings where place_of_visit is null limit 200 for update skip locked);
    get diagnostics changed = row_count;
    commit;
    exit when changed = 0;
  end loop;
end $$;
--> statement-breakpoint
create index concurrently if not exists bookings_place_of_visit on bookings (place_of_visit);`,
  },
  {
    name: '9003_contract_place_of_visit',
    sql: `alter table bookings drop column place_of_visit;`,
  },
];

describe(`an upgrade in three releases while ${PEOPLE} people look and book`, () => {
  let cluster: Cluster;
  let crowd: Crowd;
  let place: string;
  before(async () => {
    place = await makeTemporaryFolder();
    cluster = await startCluster({ folder: packageFolder() });
    crowd = await startCrowd({ url: cluster.url, sandboxUrl: cluster.services.sandbox.url, people: PEOPLE });
  });
  after(async () => {
    await cluster?.stop();
    await removeFolder(place);
  });

  /** First the schema, then one process after the other. */
  const rollOut = async (folder: string): Promise<void> => {
    await cluster.run(['migrate'], {}, folder);
    for (const one of Object.values(cluster.processes).flat()) {
      assert.equal(await one.stop(), 0, one.output());
      await one.start(folder);
    }
  };

  let running = packageFolder();
  for (const migration of MIGRATIONS)
    it(`${migration.name}: nobody is refused, and no lock is waited for longer than a second`, async (t) => {
      const locks = watchLocks(cluster.services.databases.direct);
      const folder = await makeNextPackage(running, path.join(place, migration.name), migration);
      await rollOut(folder).finally(() => locks.end());
      running = folder;
      const longest = locks.longest();
      t.diagnostic(`longest wait for a lock: ${longest.ms} ms, ${longest.statement}`);
      assert(longest.ms < LONGEST_LOCK_MS, `${longest.ms} ms: ${longest.statement}`);
      assert.deepEqual(crowd.requests.failed(), []);
    });

  it('in the end the salons have every visit that was paid for', async (t) => {
    await crowd.leave();
    assert.deepEqual(crowd.requests.failed(), []);
    const { databases, sandbox } = cluster.services;
    const visits = await assertAllBooked(crowd, { databaseUrl: databases.direct, sandboxUrl: sandbox.url });
    const { length: requests } = crowd.requests.all;
    t.diagnostic(`${requests} requests, none failed, ${visits} visits`);
    const processes = Object.values(cluster.processes).flat().length;
    shows('T23', {
      requests,
      'processes stopped by SIGTERM and started again, one after the other': processes * MIGRATIONS.length,
      'requests failed': crowd.requests.failed().length,
    });
    shows('T24', {
      requests,
      'migrations meanwhile': MIGRATIONS.length,
      'requests failed': crowd.requests.failed().length,
    });
  });
});
