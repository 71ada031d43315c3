import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { shows, sized, testDepth } from '@sundara/contracts/testing';
import { connectToServer } from '@sundara/node/testing';
import { type Cluster, startCluster } from '../cluster.ts';
import { type Crowd, startCrowd } from '../load/crowd.ts';
import { during, type Incident } from '../load/requests.ts';
import { assertAllBooked } from '../load/settled.ts';
import { packageFolder } from '../processes/package-folder.ts';
import type { PackagedProcess } from '../processes/packaged-process.ts';
import { drift, growthPerHour, p99ByQuarter } from '../soak/steadiness.ts';
import { type Vitals, vitalsOf } from '../soak/vitals.ts';

const MINUTES = sized({ quick: 3, deep: 120 });
const PEOPLE = sized({ quick: 6, deep: 20 });
const KILLED = ['api', 'site', 'render', 'worker', 'api', 'site', 'render', 'worker'] as const;
const MOST_GROWTH_MB_PER_HOUR = 1;
const MOST_DRIFT = 1.1;
const SAMPLE_MS = 5_000;
/** People who look for a second take all of two cores; times and mails then tell of the line before those alone. */
const LOOK_MS = 2_000;
const COLLECT_GARBAGE = new URL('../soak/collect-garbage.mjs', import.meta.url);
/** Calendars stay as full as they were, so that the last hour asks what the first did. */
const MOST_VISITS = 5;

describe(`${MINUTES} minutes of ${PEOPLE} people, with a kill of each role now and then`, () => {
  let cluster: Cluster;
  let crowd: Crowd;
  /** One of each role is never killed, and looked at. */
  let elders: readonly PackagedProcess[];
  const seen = new Map<string, Vitals[]>();
  const incidents: Incident[] = [];
  let isOver = false;
  before(async () => {
    cluster = await startCluster({ folder: packageFolder(), nodeOptions: [`--import=${COLLECT_GARBAGE}`] });
    elders = Object.values(cluster.processes).flatMap((role) => role.at(-1) ?? []);
    crowd = await startCrowd({
      ...{ url: cluster.url, sandboxUrl: cluster.services.sandbox.url },
      ...{ people: PEOPLE, mostVisits: MOST_VISITS, lookMs: LOOK_MS },
    });
  });
  after(() => cluster?.stop());

  const look = async (): Promise<void> => {
    while (!isOver) {
      for (const elder of elders) {
        const vitals = await vitalsOf(elder.pid() ?? assert.fail(`${elder.name} has ended`));
        seen.set(elder.name, [...(seen.get(elder.name) ?? []), vitals]);
      }
      await wait(SAMPLE_MS);
    }
  };
  const samplesOf = (name: string, of: (vitals: Vitals) => number) =>
    (seen.get(name) ?? []).map((vitals) => ({ at: vitals.at, value: of(vitals) }));

  it('nothing fails but what was under way on who was killed', async () => {
    const looking = look();
    for (const role of KILLED) {
      await wait((MINUTES * 60_000) / (KILLED.length + 1));
      const [victim] = cluster.processes[role];
      incidents.push(await during(`${role} is killed`, () => victim?.kill() ?? Promise.resolve()));
      await victim?.start();
    }
    await wait((MINUTES * 60_000) / (KILLED.length + 1));
    isOver = true;
    await looking;
    await crowd.leave();
    assert.deepEqual(crowd.requests.failedBeside(incidents), []);
  });

  it('memory, handles, times and the queue are at the end as they were', async (t) => {
    const times = crowd.requests.all
      .filter(({ since, until }) => !incidents.some((one) => since <= one.until && until >= one.since))
      .map(({ since, until }) => ({ at: since, value: until - since }));
    const growth = elders.map(({ name }) => growthPerHour(samplesOf(name, ({ megabytes }) => megabytes)));
    const handles = elders.map(({ name }) => growthPerHour(samplesOf(name, (vitals) => vitals.handles)));
    const slower = drift(times);
    t.diagnostic(
      elders
        .map(({ name }, at) => `${name} ${growth[at]?.toFixed(2)} MB, ${handles[at]?.toFixed(1)} handles/h`)
        .join('; '),
    );
    const quarters = p99ByQuarter(times).map((ms) => `${Math.round(ms)} ms`);
    t.diagnostic(`p99 by quarter ${quarters.join(', ')}: the last is ${slower.toFixed(2)} of the second`);
    const server = connectToServer(cluster.services.databases.direct);
    // A job that is to be run at once has no time of its own.
    const { rows } = await server.query(
      `select kind, count(*)::int as jobs, max(now() - created_at)::text as oldest from outbox
       where done_at is null and failed_at is null and greatest(run_at, created_at) < now() - interval '1 minute'
       group by kind`,
    );
    await server.disconnect();
    assert.deepEqual(rows, [], 'jobs that wait for more than a minute');
    // A few minutes tell no growth.
    if (testDepth() === 'quick') return;
    for (const [at, { name }] of elders.entries())
      assert.ok(
        (growth[at] ?? Number.NaN) < MOST_GROWTH_MB_PER_HOUR,
        `${name} grows by ${growth[at]} MB an hour`,
      );
    for (const [at, { name }] of elders.entries())
      assert.ok((handles[at] ?? Number.NaN) < 1, `${name} has ${handles[at]} handles more an hour`);
    assert.ok(slower < MOST_DRIFT, `${slower}`);
  });

  it('in the end the salons have every visit that was paid for, and money has gone back for the others', async () => {
    const { databases, sandbox } = cluster.services;
    const visits = await assertAllBooked(crowd, { databaseUrl: databases.direct, sandboxUrl: sandbox.url });
    shows('T70', {
      minutes: MINUTES,
      requests: crowd.requests.all.length,
      kills: incidents.length,
      visits,
      'failures beside the kills': crowd.requests.failedBeside(incidents).length,
    });
  });
});
