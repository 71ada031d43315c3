import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sendBeacon } from '@sundara/contracts/api';
import type { EnvironmentDocument, WrittenBeacon } from '@sundara/contracts/federation';
import { until } from '@sundara/contracts/testing';
import { promote } from '../../../acts/promote.ts';
import { startCanary } from '../../../acts/start-canary.ts';
import { makeComposition } from '../../../compose/make-composition.ts';
import type { NamedAct, Registry } from '../../../core/registry.ts';
import { askJson } from '../../../testing/served-release-calls.ts';
import { type SiteProcess, startSite } from '../../../testing/site-process.ts';
import { ACTOR, bookingRelease, stock, stockedRegistry } from '../../../testing/stocked-registry.ts';

const BUDGET = { minimumLoads: 20, loadErrorPercent: 10, renderErrorPercent: 10 };

/** `environment` runs booking 1.0.0 and tries 2.0.0. */
const tryRelease = async (registry: Registry, environment: string): Promise<EnvironmentDocument> => {
  const releases = ['shell', 'discovery', 'booking'].map((id) => ({ id, version: '1.0.0' }));
  const { composition } = await promote(registry, environment, releases, ACTOR);
  const base = await registry.readComposition(composition);
  const tried = await makeComposition(registry, base, [{ id: 'booking', version: '2.0.0' }]);
  const wish = { composition: await registry.keepComposition(tried), percent: 50, budget: BUDGET };
  return startCanary(registry, environment, wish, ACTOR);
};

/** Two sites on one registry whose environments 'production' and 'qa' have a canary. */
const served = async (t: Parameters<typeof stockedRegistry>[0]) => {
  const stocked = await stockedRegistry(t);
  const { registry, variables } = stocked;
  await stock(t, stocked, [bookingRelease('2.0.0')]);
  const [production, qa] = [await tryRelease(registry, 'production'), await tryRelease(registry, 'qa')];
  const sites = await Promise.all([startSite(t, variables), startSite(t, variables)]);
  return { registry, production, qa, sites };
};

/** Sends the reports of a canary page. */
const tell = async (
  { origin }: SiteProcess,
  { environment, sequence, canary }: EnvironmentDocument,
  ...outcomes: readonly WrittenBeacon['reports'][number]['outcome'][]
): Promise<void> => {
  const reports = outcomes.map((outcome) => ({ remote: 'booking', version: '2.0.0', outcome, tookMs: 100 }));
  const body: WrittenBeacon = { composition: canary?.composition ?? '', sequence, canary: true, reports };
  const { status } = await askJson(origin, sendBeacon.path, { host: `${environment}.localhost`, body });
  assert.equal(status, 200);
};

const rolledBack = async (registry: Registry, environment: string): Promise<EnvironmentDocument> => {
  return until(async () => {
    const document = await registry.readEnvironment(environment);
    return document && !document.canary && document;
  });
};

const actsOf = async (registry: Registry, environment: string): Promise<readonly NamedAct[]> => {
  const acts: NamedAct[] = [];
  for await (const act of registry.history(`environment/${environment}`)) acts.push(act);
  return acts;
};

const countIn = (sites: readonly SiteProcess[], words: string): number =>
  sites.reduce((sum, { said }) => sum + said().split(words).length - 1, 0);

test('a canary that fails is rolled back by the sites themselves, once, though none alone has seen enough', async (t) => {
  const { registry, production, sites } = await served(t);
  for (let page = 0; page < 10; page += 1)
    await Promise.all(sites.map((site) => tell(site, production, page < 8 ? 'loaded' : 'timeout')));
  const after = await rolledBack(registry, 'production');
  assert.equal(after.composition, production.composition);
  // After this each site has finished its check.
  await Promise.all(sites.map(({ stop }) => stop()));
  const [failed, ...before] = await actsOf(registry, 'production');
  assert.deepEqual([failed?.act, failed?.who], ['canary.failed', 'canary watch']);
  assert.equal(failed?.why, 'booking@2.0.0: 20 percent of 20 loads failed, at most 10 percent was allowed');
  assert.deepEqual(
    before.map(({ act }) => act),
    ['canary.start', 'promote'],
  );
  assert.equal(countIn(sites, "The canary in 'production' was rolled back"), 1);
  assert.equal(countIn(sites, "can't be looked at"), 0);
});

test('a canary that fares well stays, while one beside it that breaks when shown is rolled back', async (t) => {
  const { registry, production, qa, sites } = await served(t);
  for (let page = 0; page < 15; page += 1)
    await Promise.all(sites.map((site) => tell(site, production, 'loaded')));
  for (let page = 0; page < 15; page += 1)
    await Promise.all(
      sites.map((site) => tell(site, qa, 'loaded', ...(page < 3 ? (['render'] as const) : []))),
    );
  await rolledBack(registry, 'qa');
  // The check that ended the canary in 'qa' had checked 'production' first.
  assert.deepEqual(await registry.readEnvironment('production'), production);
  assert.equal((await actsOf(registry, 'qa'))[0]?.details.rule, 'render-errors');
});
