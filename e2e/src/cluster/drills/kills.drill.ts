import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { sized } from '@sundara/contracts/testing';
import { type Cluster, startCluster } from '../cluster.ts';
import { type Crowd, startCrowd } from '../load/crowd.ts';
import { during, type Incident } from '../load/requests.ts';
import { assertAllBooked } from '../load/settled.ts';
import { packageFolder } from '../processes/package-folder.ts';

const PEOPLE = sized({ quick: 10, deep: 50 });
/** The load goes on for a while with one less, and with all again. */
const A_WHILE_MS = 4_000;

describe(`while ${PEOPLE} people look and book`, () => {
  let cluster: Cluster;
  let crowd: Crowd;
  const incidents: Incident[] = [];
  before(async () => {
    cluster = await startCluster({ folder: packageFolder() });
    crowd = await startCrowd({ url: cluster.url, sandboxUrl: cluster.services.sandbox.url, people: PEOPLE });
  });
  after(() => cluster?.stop());

  const assertNothingElseFailed = () => assert.deepEqual(crowd.requests.failedBeside(incidents), []);

  for (const role of ['api', 'site', 'render', 'worker'] as const)
    it(`a killed ${role} costs what is under way on it, and nothing else`, async () => {
      const [victim] = cluster.processes[role];
      await wait(A_WHILE_MS);
      incidents.push(await during(`${role} is killed`, () => victim?.kill() ?? Promise.resolve()));
      await wait(A_WHILE_MS);
      await victim?.start();
      await wait(A_WHILE_MS);
      assertNothingElseFailed();
    });

  it('reads go on when the replica is cut off', async () => {
    await cluster.services.databases.cutReplica();
    await wait(A_WHILE_MS);
    assertNothingElseFailed();
  });

  it('in the end the salons have every visit that was paid for', async (t) => {
    await crowd.leave();
    assertNothingElseFailed();
    const { databases, sandbox } = cluster.services;
    const visits = await assertAllBooked(crowd, { databaseUrl: databases.direct, sandboxUrl: sandbox.url });
    const { all } = crowd.requests;
    t.diagnostic(`${all.length} requests, ${crowd.requests.failed().length} failed, ${visits} visits`);
    for (const incident of incidents) {
      const { all: under, failed } = crowd.requests.beside(incident);
      t.diagnostic(`${incident.what}: ${under} requests were under way, ${failed} failed`);
    }
  });
});
