import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { releaseConsole } from '@sundara/contracts/api';
import { until } from '@sundara/contracts/testing';
import { promote } from '../acts/promote.ts';
import { startCanary } from '../acts/start-canary.ts';
import { makeComposition } from '../compose/make-composition.ts';
import { examine } from '../doctor/examine.ts';
import { aShellRecord } from '../testing/release-records.ts';
import { pageOf, publishRendering, RENDERING_SHELL } from '../testing/rendering-releases.ts';
import { runCli } from '../testing/run-cli.ts';
import { ask, runSite } from '../testing/running-site.ts';
import { askJson } from '../testing/served-release-calls.ts';
import { ACTOR, discoveryRelease, emptyRegistry } from '../testing/stocked-registry.ts';
import { runStubApi } from '../testing/stub-api.ts';

const REASON = "failed: no salon at '/salon/:id";
const FAULTY = `if (job.path !== '/') throw new Error("no salon at '" + job.path + "'"); return 'Home';`;
const GOOD = { shell: '1.0.0', discovery: '1.0.0' };

/** A site whose environment 'local' renders discovery 1.0.0; 2.0.0 can't render the pages of salons. */
const start = async (t: TestContext, faulty = FAULTY) => {
  const stocked = await emptyRegistry(t);
  const { registry, settings, variables } = stocked;
  await publishRendering(t, stocked, aShellRecord('1.0.0'), RENDERING_SHELL);
  await publishRendering(t, stocked, discoveryRelease('1.0.0'), pageOf("return 'Page';"));
  await publishRendering(t, stocked, discoveryRelease('2.0.0'), pageOf(faulty));
  const releases = Object.entries(GOOD).map(([id, version]) => ({ id, version }));
  const usual = await promote(registry, 'local', releases, ACTOR);
  const site = await runSite(t, { ...variables, API_URL: await runStubApi(t) });
  const visit = async (...salons: readonly string[]) => {
    for (const salon of salons) assert.equal((await ask(site, `/salon/${salon}?from=asha`)).status, 200);
  };
  const tryFaulty = async () => {
    const base = await registry.readComposition(usual.composition);
    const tried = await makeComposition(registry, base, [{ id: 'discovery', version: '2.0.0' }]);
    const composition = await registry.keepComposition(tried);
    return startCanary(registry, 'local', { composition, percent: 100 }, ACTOR);
  };
  const inConsole = async () => {
    const { json } = await askJson(site, releaseConsole.path, { as: 'admin', host: 'local.localhost' });
    const { environments } = releaseConsole.reply.parse(json);
    return environments[0]?.renderFaults ?? [];
  };
  const inDoctor = async () => {
    const found = await examine({ registry, settings, env: {}, now: Date.now() });
    return found.filter(({ code }) => code === 'REG154');
  };
  return { ...{ registry, variables, usual, visit, tryFaulty, inConsole, inDoctor } };
};

test('a page that could not be rendered is told in the console and by doctor: route, version, why, how often', async (t) => {
  const { registry, variables, visit, inConsole, inDoctor } = await start(t);
  await visit('1');
  assert.deepEqual(await inConsole(), []);
  await promote(registry, 'local', [{ id: 'discovery', version: '2.0.0' }], ACTOR);
  const before = new Date().toISOString();
  await visit('7', '8');
  const [fault, ...others] = await until(async () => {
    const told = await inConsole();
    return told[0]?.count === 2 && told;
  });
  const { lastAt, ...told } = fault ?? assert.fail('no fault is told');
  assert.ok(lastAt >= before);
  const named = { remote: 'discovery', version: '2.0.0', canary: false, route: '/salon/:id' };
  assert.deepEqual([told, others], [{ ...named, reason: REASON, count: 2 }, []]);
  const diagnosis = await until(async () => {
    const [found] = await inDoctor();
    return found?.cause.startsWith('2 pages') && found;
  });
  assert.deepEqual(
    [diagnosis.where, diagnosis.owner, diagnosis.cause],
    [
      'local, discovery@2.0.0, /salon/:id',
      'discovery team',
      `2 pages within a day, ${lastAt} last: ${REASON}`,
    ],
  );
  const { stdout } = await runCli(variables, 'doctor');
  assert.match(stdout, /REG154 warning: pages could not be rendered on the server\n {2}where {2}local, disc/);
  await promote(registry, 'local', [{ id: 'discovery', version: '1.0.0' }], ACTOR);
  assert.deepEqual(await inDoctor(), [], 'what runs no more needs nobody');
});

test('that a route was left out is told with the fault that it was left out for', async (t) => {
  const { registry, visit, inConsole } = await start(
    t,
    "setTimeout(() => { throw new Error('late'); }); await new Promise(() => {});",
  );
  await promote(registry, 'local', [{ id: 'discovery', version: '2.0.0' }], ACTOR);
  await visit('1', '2', '3');
  const [fault] = await until(async () => {
    const told = await inConsole();
    return told[0]?.count === 3 && told;
  });
  assert.match(
    fault?.reason ?? '',
    /^ended: It ended by itself \(1\)\. Its pages .* alone for ten minutes\.$/,
  );
});

test('where no page of a shell can be rendered, the shell is told and not the remote', async (t) => {
  const { registry, visit, inConsole } = await start(t);
  await publishRendering(t, { registry }, aShellRecord('1.1.0'), 'nothing.here();');
  await promote(registry, 'local', [{ id: 'shell', version: '1.1.0' }], ACTOR);
  await visit('1');
  const [fault] = await until(async () => {
    const told = await inConsole();
    return told.length > 0 && told;
  });
  assert.deepEqual(
    [fault?.remote, fault?.version, fault?.route, fault?.reason],
    ['shell', '1.1.0', '/salon/:id', 'unfit: nothing is not defined'],
  );
});

test('a canary that can not render what the usual releases can is ended, and history says why', async (t) => {
  const { registry, usual, visit, tryFaulty } = await start(t);
  await tryFaulty();
  await visit('1', '2', '3');
  const after = await until(async () => {
    const document = await registry.readEnvironment('local');
    return document && !document.canary && document;
  });
  assert.equal(after.composition, usual.composition);
  for await (const { act, who, why } of registry.history('environment/local')) {
    const found = `3 pages of /salon/:id could not be rendered on the server (${REASON})`;
    assert.deepEqual(
      [act, who, why],
      ['canary.failed', 'canary watch', `discovery@2.0.0: ${found}, at most 2 was allowed`],
    );
    break;
  }
});
