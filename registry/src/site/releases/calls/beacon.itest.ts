import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type EnvironmentState, releaseConsole, sendBeacon } from '@sundara/contracts/api';
import type { PageError, WrittenBeacon } from '@sundara/contracts/federation';
import { promote } from '../../../acts/promote.ts';
import { serveReleaseCalls } from '../../../testing/served-release-calls.ts';
import { ACTOR, bookingRelease, stock, stockedRegistry } from '../../../testing/stocked-registry.ts';

const { path } = sendBeacon;

const ERROR: PageError = {
  remote: 'booking',
  version: '1.0.0',
  kind: 'render',
  type: 'TypeError',
  route: '/salon/:id',
  frames: ['c/pay.1a2b3c4d.js:1:2034'],
};

/** 'production' runs booking 1.0.0, and later 1.1.0. */
const served = async (t: Parameters<typeof stockedRegistry>[0]) => {
  const stocked = await stockedRegistry(t);
  await stock(t, stocked, [bookingRelease('1.1.0')]);
  const releases = ['shell', 'discovery', 'booking'].map((id) => ({ id, version: '1.0.0' }));
  const { composition, sequence } = await promote(stocked.registry, 'production', releases, ACTOR);
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const ask = await serveReleaseCalls(t, stocked, undefined, { level: 'silent', stream });
  const beacon: WrittenBeacon = {
    composition,
    sequence,
    canary: false,
    reports: [{ remote: 'booking', version: '1.0.0', outcome: 'loaded', tookMs: 140, steps: { resolve: 1 } }],
  };
  const send = (body: unknown, headers = {}) => ask(path, { host: 'production.localhost', body, headers });
  const state = async (environment: string): Promise<EnvironmentState | undefined> => {
    const { json } = await ask(releaseConsole.path, { as: 'admin' });
    const { environments } = releaseConsole.reply.parse(json);
    return environments.find(({ name }) => name === environment);
  };
  const health = async (environment = 'production') => (await state(environment))?.health ?? [];
  const pageErrors = async () => (await state('production'))?.pageErrors ?? [];
  return { registry: stocked.registry, ...{ beacon, send, health, pageErrors, lines } };
};

test('a report that breaks the contract is refused, and nothing of it counts', async (t) => {
  const { beacon, send, health } = await served(t);
  const [report] = beacon.reports;
  for (const wrong of [
    '{"composition":',
    {},
    { ...beacon, reports: [] },
    { ...beacon, reports: Array.from({ length: 51 }, () => report) },
    { ...beacon, reports: [{ ...report, outcome: 'fine' }] },
    { ...beacon, reports: [{ ...report, tookMs: -1 }] },
    { ...beacon, reports: [{ ...report, version: 'x'.repeat(101) }] },
    { ...beacon, canary: 'no' },
    { ...beacon, errors: Array.from({ length: 21 }, () => ERROR) },
    { ...beacon, timings: 'none' },
    { ...beacon, trace: 'x'.repeat(201) },
  ]) {
    const { status, json } = await send(wrong);
    assert.deepEqual([status, json.code], [400, 'VALIDATION_FAILED'], JSON.stringify(wrong).slice(0, 200));
  }
  const large = await send({ ...beacon, more: 'x'.repeat(33_000) });
  assert.deepEqual([large.status, large.json.code], [413, 'BODY_TOO_LARGE']);
  assert.deepEqual(await health(), []);
});

test('what a page tells counts for its environment alone', async (t) => {
  const { beacon, send, health } = await served(t);
  // The request as navigator.sendBeacon makes it for a blob.
  const { status, json } = await send(beacon, {
    'content-type': 'application/json;charset=UTF-8',
    origin: 'http://production.localhost',
    'sec-fetch-site': 'same-origin',
  });
  assert.deepEqual([status, json.success], [200, true]);
  await send({
    ...beacon,
    reports: [{ remote: 'booking', version: '1.0.0', outcome: 'timeout', tookMs: 8000 }],
  });
  await send({ ...beacon, reports: [{ remote: 'booking', version: '1.0.0', outcome: 'render' }] });
  const [booking, ...others] = await health();
  assert.deepEqual(others, []);
  assert.deepEqual([booking?.remote, booking?.version, booking?.canary], ['booking', '1.0.0', false]);
  const { p75Ms, ...counts } = booking?.total ?? assert.fail('nothing counted');
  assert.deepEqual(counts, { loads: 2, loadErrors: 1, renderErrors: 1 });
  assert.ok(p75Ms && Math.abs(p75Ms - 140) < 13, `${p75Ms}`);
  assert.equal(
    booking?.minutes.reduce((sum, minute) => sum + minute.loads, 0),
    2,
  );
  assert.deepEqual(await health('local'), []);
});

test('the console tells errors of pages by version, in how many pages and when, and what else was loaded', async (t) => {
  const { beacon, send, pageErrors } = await served(t);
  const before = new Date().toISOString();
  const requestId = '9252d114-fee3-490c-a14f-81a6cad6ebea';
  const call = { operation: 'booking.create', status: 502, requestId };
  const failed: PageError = { ...ERROR, kind: 'call', type: 'CallFailed', frames: [], call };
  await send({ ...beacon, errors: [ERROR] });
  await send({ ...beacon, reports: [], errors: [ERROR, failed] });
  const told = await pageErrors();
  assert.deepEqual(
    told
      .map(({ firstAt, lastAt, ...error }) => {
        assert.ok(before <= firstAt && firstAt <= lastAt);
        return error;
      })
      .toSorted((a, b) => b.pages - a.pages),
    [
      { ...ERROR, canary: false, pages: 2, loads: 1 },
      { ...failed, canary: false, pages: 1, loads: 1 },
    ],
  );
});

test('nothing that a hostile page tells of errors is kept, and its reports count all the same', async (t) => {
  const { beacon, send, health, pageErrors } = await served(t);
  const hostile = [
    { ...ERROR, route: '/salon/asha@demo.test' },
    { ...ERROR, frames: ['<script>alert(1)</script>'] },
    { ...ERROR, version: '9.9.9' },
    { ...ERROR, remote: 'stranger' },
    { ...ERROR, remote: '__proto__' },
    { ...ERROR, kind: 'new' },
    { ...ERROR, call: { operation: 'x'.repeat(100) } },
    'asha@demo.test',
    null,
  ];
  assert.equal((await send({ ...beacon, errors: hostile, timings: hostile })).status, 200);
  assert.deepEqual(await pageErrors(), []);
  assert.equal((await health())[0]?.total.loads, 1);
});

test('a tab that was open before a promotion goes on counting for its versions', async (t) => {
  const { registry, beacon, send, health } = await served(t);
  const next = await promote(registry, 'production', [{ id: 'booking', version: '1.1.0' }], ACTOR);
  await send(beacon);
  const newer = { remote: 'booking', version: '1.1.0', outcome: 'loaded' };
  await send({ ...beacon, composition: next.composition, sequence: next.sequence, reports: [newer] });
  assert.deepEqual(
    (await health()).map(({ version, total }) => [version, total.loads]),
    [
      ['1.0.0', 1],
      ['1.1.0', 1],
    ],
  );
});

test('versions and compositions that never ran there are taken and not counted', async (t) => {
  const { beacon, send, health } = await served(t);
  const [report] = beacon.reports;
  for (const invented of [
    { ...beacon, composition: 'f'.repeat(64) },
    { ...beacon, sequence: 99 },
    { ...beacon, canary: true },
    { ...beacon, reports: [{ ...report, version: '1.1.0' }] },
    { ...beacon, reports: [{ ...report, remote: 'stranger' }] },
  ])
    assert.equal((await send(invented)).status, 200);
  assert.deepEqual(await health(), []);
});

test('a page of another site counts nothing', async (t) => {
  const { beacon, send, health } = await served(t);
  assert.equal((await send(beacon, { origin: 'https://evil.example' })).status, 400);
  assert.deepEqual(await health(), []);
});

test('an address that reports without end is stopped for a while', async (t) => {
  const { beacon, send } = await served(t);
  let stopped: Awaited<ReturnType<typeof send>> | undefined;
  // If a minute ends meanwhile, the count is reset, so more than twice the limit is surely too many.
  for (let sent = 0; !stopped && sent < 1300; sent += 50)
    stopped = (await Promise.all(Array.from({ length: 50 }, () => send(beacon)))).find(
      ({ status }) => status !== 200,
    );
  assert.deepEqual([stopped?.status, stopped?.json.code], [429, 'RATE_LIMITED']);
});

test('a file that a page refused is a security event, where the page ran what the environment runs', async (t) => {
  const { beacon, send, lines } = await served(t);
  const tampered = { remote: 'booking', outcome: 'tampered' };
  await send({ ...beacon, reports: [{ ...tampered, version: '9.9.9' }] });
  assert.deepEqual(lines, []);
  await send({ ...beacon, reports: [{ ...tampered, version: '1.0.0' }] });
  const [line = '{}', ...more] = lines;
  const { event, reason } = JSON.parse(line);
  assert.deepEqual(
    [event, reason, more],
    ['crypt_integrity_fail', 'A page refused a file of booking@1.0.0: its hash is wrong.', []],
  );
});
