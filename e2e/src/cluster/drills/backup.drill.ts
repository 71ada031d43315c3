import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { paymentStatus } from '@sundara/contracts/api';
import { freePort, shows, sized, until } from '@sundara/contracts/testing';
import { makeTemporaryFolder, removeFolder, startBucketServer } from '@sundara/node/testing';
import { type Cluster, startCluster } from '../cluster.ts';
import { type Crowd, startCrowd } from '../load/crowd.ts';
import { makePerson } from '../load/person.ts';
import { Requests } from '../load/requests.ts';
import { assertAllBooked } from '../load/settled.ts';
import { packageFolder } from '../processes/package-folder.ts';
import { packagedProcess } from '../processes/packaged-process.ts';
import { tableSums } from '../services/table-sums.ts';

const PEOPLE = sized({ quick: 10, deep: 50 });
/** Visits that are paid for before the backup begins. */
const PAID_BEFORE = PEOPLE / 5;
const DEMO = { email: 'salon@demo.test', password: 'Demo#2026' };

describe(`a backup while ${PEOPLE} people look and book, restored elsewhere`, () => {
  let cluster: Cluster;
  let crowd: Crowd;
  let place: string;
  let paidBefore: readonly string[] = [];
  const ends: (() => Promise<unknown>)[] = [];
  /** Another machine, with nothing on it: its databases and its bucket. */
  const elsewhere = async () => {
    const bucket = await startBucketServer('elsewhere');
    ends.push(bucket.stop);
    const { databases } = cluster.services;
    return {
      ...{ DATABASE_URL: await databases.newDatabase(), DATABASE_POOL_MODE: 'session' },
      ...{ DATABASE_DIRECT_URL: '', DATABASE_REPLICA_URL: '' },
      ...{ DATA_DIR: path.join(place, `data-${ends.length}`), API_PORT: `${await freePort()}` },
      ...{ REGISTRY_DATABASE_URL: await databases.newDatabase() },
      ...{ S3_ENDPOINT: bucket.settings.endpoint, S3_BUCKET: 'elsewhere' },
      REGISTRY_BUCKET_URL: `${bucket.settings.endpoint}/elsewhere/registry`,
    };
  };
  before(async () => {
    place = await makeTemporaryFolder();
    cluster = await startCluster({ folder: packageFolder() });
    crowd = await startCrowd({ url: cluster.url, sandboxUrl: cluster.services.sandbox.url, people: PEOPLE });
  });
  after(async () => {
    for (const end of ends.reverse()) await end();
    await cluster?.stop();
    await removeFolder(place);
  });

  it('costs nobody a request', async (t) => {
    await until(() => {
      paidBefore = crowd.customers.flatMap(({ paid }) => paid);
      return paidBefore.length >= PAID_BEFORE;
    });
    t.diagnostic(await cluster.run(['backup', path.join(place, 'backup')]));
    await crowd.leave();
    assert.deepEqual(crowd.requests.failed(), []);
    const { databases, sandbox } = cluster.services;
    await assertAllBooked(crowd, { databaseUrl: databases.direct, sandboxUrl: sandbox.url });
  });

  it('has every visit that was booked when it began, and people sign in there', async (t) => {
    const settings = await elsewhere();
    t.diagnostic(await cluster.run(['restore', path.join(place, 'backup')], settings));
    const api = packagedProcess({
      ...{ folder: packageFolder(), name: 'restored', role: 'api', port: Number(settings.API_PORT) },
      ...{ metricsPort: 0, env: { ...cluster.env, ...settings } },
    });
    ends.push(api.stop);
    await api.start();
    const person = makePerson(0, api.address, new Requests());
    const signedIn = await person.ask('POST', '/api/auth/login', { body: DEMO });
    assert.equal(signedIn.status, 200, signedIn.text);
    for (const { paid, token } of crowd.customers)
      for (const orderId of paid.filter((one) => paidBefore.includes(one))) {
        const { status, text } = await person.ask('GET', `/api/payment/orders/${orderId}`, { token });
        assert.equal(status, 200, text);
        assert.equal(paymentStatus.reply.parse(JSON.parse(text)).order.state, 'booked', text);
      }
    person.leave();
    shows('T24', {
      'visits paid for before a backup under load, all there after its restore': paidBefore.length,
    });
  });

  it('has each row of each table, when nothing is written meanwhile', async () => {
    await Promise.all(Object.values(cluster.processes).flatMap((role) => role.map((one) => one.stop())));
    const { direct, registry } = cluster.services.databases;
    const before = [await tableSums(direct), await tableSums(registry)];
    await cluster.run(['backup', path.join(place, 'quiet')]);
    assert.deepEqual(
      [await tableSums(direct), await tableSums(registry)],
      before,
      'a backup changes nothing',
    );
    const settings = await elsewhere();
    await cluster.run(['restore', path.join(place, 'quiet')], settings);
    const restored = [
      await tableSums(settings.DATABASE_URL),
      await tableSums(settings.REGISTRY_DATABASE_URL),
    ];
    assert.deepEqual(restored, before);
    const tables = before.reduce((sum, one) => sum + Object.keys(one).length, 0);
    shows('T24', { 'tables with as many rows and the same checksum after a restore': tables });
  });
});
