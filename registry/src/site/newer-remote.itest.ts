import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { type TestContext, test } from 'node:test';
import { DEFAULT_CANARY_BUDGET } from '@sundara/contracts/federation';
import { promote } from '../acts/promote.ts';
import { rollback } from '../acts/rollback.ts';
import { startCanary } from '../acts/start-canary.ts';
import { requireRunning, settingsOf } from '../environments/environment-rules.ts';
import { Unreadable } from '../refusal.ts';
import { dataOf } from '../testing/page-data.ts';
import { aDeclaration, aRemoteRecord, aRoute } from '../testing/release-records.ts';
import { runCli } from '../testing/run-cli.ts';
import { ask, runSite } from '../testing/running-site.ts';
import { ACTOR, bookingRelease, stock, stockedRegistry } from '../testing/stocked-registry.ts';
import { runUnchecked } from '../testing/unchecked-release.ts';

const LOYALTY = { id: 'loyalty', version: '1.1.0' };
const whole = aRemoteRecord(
  LOYALTY.id,
  LOYALTY.version,
  aDeclaration(LOYALTY.id, { routes: [aRoute({ path: '/loyalty', title: 'Loyalty' })] }),
);
const { declaration } = whole;
const [route] = declaration?.routes ?? [];
const withDeclaration = (change: object) => ({ ...whole, declaration: { ...declaration, ...change } });

/** A registry whose 'local' runs a record as 'loyalty' in addition to discovery and booking. */
const beside = async (t: TestContext, record: object) => {
  const stocked = await stockedRegistry(t);
  await runUnchecked(stocked, LOYALTY, record);
  return stocked;
};

const NEWER: readonly (readonly [string, object])[] = [
  ['offers a new point', withDeclaration({ extensionPoints: { offers: ['loyalty.card'], fills: [] } })],
  [
    'fills a new point',
    {
      ...withDeclaration({
        extensionPoints: {
          offers: [],
          fills: [{ point: 'customer.card', range: '^1.0.0', expose: './routes/home' }],
        },
      }),
      points: { offers: [], fills: [{ point: 'customer.card', range: '^1.0.0', props: { at: 'instant' } }] },
    },
  ],
  ['has a new role', withDeclaration({ routes: [{ ...route, access: ['public', 'auditor'] }] })],
  ['has a new skeleton', withDeclaration({ routes: [{ ...route, skeleton: 'hologram' }] })],
  [
    'has a new place for links',
    withDeclaration({ navigation: [{ placement: 'dock', label: 'Points', to: '/loyalty', order: 1 }] }),
  ],
  ['calls a new operation', withDeclaration({ operations: ['loyalty.redeem'] })],
  ['has new fields', { ...withDeclaration({ languages: ['te'] }), provenance: { level: 3 } }],
];

for (const [what, record] of NEWER)
  test(`a remote that ${what} runs in an older site, and every check says so`, async (t) => {
    const { variables } = await beside(t, record);
    const site = await runSite(t, variables);
    const page = await ask(site, '/loyalty');
    assert.equal(page.status, 200);
    const { remotes, leftOut } = dataOf(page).composition;
    assert.deepEqual(Object.keys(remotes), ['booking', 'discovery', 'loyalty']);
    assert.equal(leftOut, undefined);
    assert.match((await runCli(variables, 'status')).stdout, /loyalty +1\.1\.0/);
    const verified = await runCli(variables, 'verify', '--json');
    // Its files were never stored.
    const codes = JSON.parse(verified.stdout).faults.map(({ code }: { code: string }) => code);
    assert.deepEqual([...new Set(codes)], ['REG211']);
  });

test('fields of a declaration that the site does not know reach the page, whose shell may know them', async (t) => {
  const routes = [{ ...route, transition: 'slide' }];
  const { variables } = await beside(t, { ...withDeclaration({ languages: ['te'], routes }), provenance: 3 });
  const page = await ask(await runSite(t, variables), '/loyalty');
  const told = dataOf(page).composition.remotes.loyalty?.declaration;
  assert.equal(JSON.stringify(told).includes('"languages":["te"]'), true);
  assert.equal(JSON.stringify(told?.routes[0]).includes('"transition":"slide"'), true);
  // Other parts of a record may be large, and pages don't include them.
  assert.equal(page.body.toString().includes('provenance'), false);
});

const UNREADABLE: readonly (readonly [string, object])[] = [
  ['is truncated', { ...whole, declaration: undefined }],
  ['is empty', {}],
  ['is of a kind that there is not', { ...whole, kind: 'widget' }],
  ['has a declaration of another', withDeclaration({ id: 'booking' })],
  ['says that it is another', { ...whole, id: 'booking' }],
  [
    'is hostile',
    { ...withDeclaration({ routes: '<script>alert(1)</script>', id: '__proto__' }), chunks: null },
  ],
];

for (const [what, record] of UNREADABLE)
  test(`a remote whose record ${what} costs its own pages alone, and people are told`, async (t) => {
    const stocked = await beside(t, record);
    const { variables, registry } = stocked;
    const site = await runSite(t, variables);
    for (const [address, status] of [
      ['/', 200],
      ['/pay', 200],
      ['/loyalty', 404],
    ] as const) {
      const page = await ask(site, address);
      assert.equal(page.status, status, address);
      const { remotes, leftOut } = dataOf(page).composition;
      assert.deepEqual(Object.keys(remotes), ['booking', 'discovery']);
      assert.equal(leftOut?.loyalty?.version, '1.1.0');
      assert.match(leftOut?.loyalty?.why ?? '', /loyalty@1\.1\.0 can't be read here/);
    }
    const { checks } = JSON.parse((await ask(site, '/readyz')).body.toString());
    assert.equal(checks.registry, 'partial');

    const status = await runCli(variables, 'status');
    assert.equal(status.code, 1);
    assert.match(status.stdout, /loyalty +1\.1\.0/);
    assert.match(status.stdout, /pages run without loyalty: loyalty@1\.1\.0 can't be read here/);
    const doctor = JSON.parse((await runCli(variables, 'doctor', '--json')).stdout);
    const diagnoses = doctor.diagnoses ?? doctor.found ?? doctor;
    assert(JSON.stringify(diagnoses).includes('REG114'), JSON.stringify(doctor));
    assert(!JSON.stringify(diagnoses).includes('REG112'), JSON.stringify(doctor));
    const verified = JSON.parse((await runCli(variables, 'verify', '--json')).stdout);
    assert(
      !verified.faults.some(({ code }: { code: string }) => code === 'REG210'),
      'nobody is said to have changed it',
    );
    assert.equal((await runCli(variables, 'gc', '--dry-run')).code, 0);

    await stock(t, stocked, [bookingRelease('1.1.0')]);
    await promote(registry, 'local', [{ id: 'booking', version: '1.1.0' }], ACTOR);
    assert.equal(dataOf(await ask(site, '/')).composition.remotes.booking?.version, '1.1.0');
    const [{ value: latest }] = [await registry.history('environment/local')[Symbol.asyncIterator]().next()];
    await rollback(registry, 'local', latest?.from ?? '', ACTOR);
    assert.equal(dataOf(await ask(site, '/')).composition.remotes.booking?.version, '1.0.0');
    await assert.rejects(
      promote(registry, 'qa', [{ id: 'shell', version: '1.0.0' }, LOYALTY], ACTOR),
      Unreadable,
    );
  });

test('a site that saw nothing before shows what is whole, though the record of a remote is lost', async (t) => {
  const stocked = await beside(t, whole);
  const { variables, dataDir } = stocked;
  await rm(path.join(dataDir, 'registry/files/remotes/loyalty/1.1.0'), { recursive: true });
  const site = await runSite(t, variables);
  const page = await ask(site, '/pay');
  assert.equal(page.status, 200);
  assert.match(
    dataOf(page).composition.leftOut?.loyalty?.why ?? '',
    /The files of loyalty@1\.1\.0 are not there/,
  );
});

test('a canary with a remote that cannot be read is refused, and shown to nobody', async (t) => {
  const stocked = await stockedRegistry(t);
  const { variables, registry } = stocked;
  await stock(t, stocked, [aRemoteRecord('loyalty', '1.0.0', declaration)]);
  await promote(registry, 'local', [{ id: 'loyalty', version: '1.0.0' }], ACTOR);
  const before = await registry.readEnvironment('local');
  await runUnchecked(stocked, LOYALTY, { ...whole, declaration: undefined });
  const broken = (await registry.readEnvironment('local'))?.composition ?? '';
  await rollback(registry, 'local', before?.composition ?? '', ACTOR);
  await assert.rejects(
    startCanary(registry, 'local', { composition: broken, percent: 100 }, ACTOR),
    Unreadable,
    'a program that can’t read it doesn’t begin to run it',
  );
  await registry.changeEnvironment('local', ACTOR, async (found) => ({
    act: 'canary.start',
    details: { composition: broken, percent: '100' },
    next: {
      ...settingsOf(requireRunning('local', found)),
      canary: {
        composition: broken,
        percent: 100,
        salt: 'any',
        startedAt: '2026-11-24T10:00:00.000Z',
        budget: DEFAULT_CANARY_BUDGET,
      },
    },
  }));
  const site = await runSite(t, variables);
  const { canary, composition } = dataOf(await ask(site, '/loyalty'));
  assert.equal(canary, false);
  assert.equal(composition.remotes.loyalty?.version, '1.0.0');
});
