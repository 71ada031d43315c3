import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { until } from '@sundara/contracts/testing';
import { startTraceCollector } from '@sundara/node/testing';
import { ask } from '../../testing/ask.ts';
import { startSite } from '../../testing/site-process.ts';
import { stockedRegistry } from '../../testing/stocked-registry.ts';

const FOREIGN = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
const PRIVATE = 'kavya.rao@example.test';

test('a forwarded call tells the API its trace and id, of which no browser decides', async (t) => {
  const { dataDir } = await stockedRegistry(t);
  const heard: { readonly url: string | undefined; readonly headers: IncomingHttpHeaders }[] = [];
  const api = createServer(({ url, headers }, response) => {
    heard.push({ url, headers });
    response.writeHead(url?.includes('broken') ? 500 : 200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const collector = await startTraceCollector();
  t.after(() => {
    collector.close();
    api.closeAllConnections();
    api.close();
  });
  const API_URL = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const site = await startSite(t, { DATA_DIR: dataDir, API_URL, ...collector.settings });
  const headers = {
    traceparent: FOREIGN,
    tracestate: 'x=1',
    baggage: `who=${PRIVATE}`,
    'x-request-id': 'mine',
  };
  await ask(site.origin, `/api/public/salons?mail=${PRIVATE}`, { headers });
  await ask(site.origin, '/api/broken', { headers, method: 'POST', body: Buffer.from(PRIVATE) });
  await ask(site.origin, `/salons?mail=${PRIVATE}`);

  const spansNamed = (name: string) => collector.spans().filter((span) => span.name === name);
  await until(
    () =>
      spansNamed('forward /api').length === 2 &&
      spansNamed('api').length === 2 &&
      spansNamed('page').length === 1,
  );
  const calls = heard.filter(({ url }) => /^\/api\/(broken|public\/salons\?)/.test(url ?? ''));
  assert.equal(calls.length, 2);
  for (const { headers: told } of calls) {
    const [, traceId, spanId, flags] = String(told.traceparent).split('-');
    const call = spansNamed('forward /api').find((span) => span.spanId === spanId);
    const request = spansNamed('api').find((span) => span.spanId === call?.parentSpanId);
    assert.deepEqual([call?.traceId, request?.traceId, flags], [traceId, traceId, '01']);
    assert.notEqual(traceId, FOREIGN.split('-')[1]);
    assert.equal(request?.parentSpanId, undefined);
    assert.equal(request?.attributes['sundara.request.id'], told['x-request-id']);
    assert.match(String(told['x-request-id']), /^[0-9a-f-]{36}$/);
    assert.deepEqual([told.tracestate, told.baggage], [undefined, undefined]);
  }
  assert.deepEqual(
    spansNamed('api').map(({ isFailed }) => isFailed),
    [false, true],
  );
  assert.doesNotMatch(collector.raw(), /kavya/);
});

test("a page's errors and timings go on with the trace of its answer; nobody outside can say which that is", async (t) => {
  const { dataDir, registry } = await stockedRegistry(t);
  const { composition, sequence } = (await registry.readEnvironment('local')) ?? assert.fail();
  const collector = await startTraceCollector();
  t.after(() => collector.close());
  const site = await startSite(t, { DATA_DIR: dataDir, ...collector.settings });
  const { headers } = await ask(site.origin, `/salon/7?mail=${PRIVATE}`);
  const trace =
    /^trace;desc="([^"]+)"$/.exec(String(headers['server-timing']))?.[1] ?? assert.fail('no trace');
  const of = { remote: 'discovery', version: '1.0.0', route: '/salon/:id' };
  const call = { operation: 'salon.detail', status: 502, requestId: '9252d114-fee3-490c-a14f-81a6cad6ebea' };
  const failed = { ...of, kind: 'call', type: 'CallFailed', frames: [], call };
  const thrown = { ...of, kind: 'render', type: 'TypeError', frames: ['c/salon.js:1:20'] };
  const tell = async (beacon: object) => {
    const told = { composition, sequence, canary: false, reports: [], ...beacon };
    const { status } = await ask(site.origin, '/api/releases/beacons', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: Buffer.from(JSON.stringify(told)),
    });
    assert.equal(status, 200);
  };
  await tell({ errors: [failed], timings: [{ ...of, measure: 'lcp', value: 912 }], trace });
  await tell({ errors: [thrown], timings: [{ ...of, measure: 'inp', value: 80 }], trace: `${FOREIGN}.x` });

  const spansNamed = (name: string) => collector.spans().filter((span) => span.name === name);
  await until(
    () =>
      spansNamed('browser error').length === 2 &&
      spansNamed('browser lcp').length === 1 &&
      spansNamed('releases').length === 2 &&
      spansNamed('page').length === 1,
  );
  const [page] = spansNamed('page');
  const [lcp] = spansNamed('browser lcp');
  const ofKind = (kind: string) =>
    spansNamed('browser error').find(({ attributes }) => attributes['sundara.error.kind'] === kind);
  const [inTrace, alone] = [ofKind('call'), ofKind('render')];
  for (const span of [lcp, inTrace])
    assert.deepEqual([span?.traceId, span?.parentSpanId], [page?.traceId, page?.spanId]);
  assert.equal(lcp?.attributes['sundara.page.request.id'], page?.attributes['sundara.request.id']);
  assert.deepEqual(
    [inTrace?.attributes['sundara.request.id'], inTrace?.attributes['sundara.operation'], inTrace?.isFailed],
    [call.requestId, 'salon.detail', true],
  );
  assert.equal(alone?.attributes['code.stacktrace'], 'c/salon.js:1:20');
  assert.ok(alone?.traceId !== page?.traceId && alone?.traceId !== FOREIGN.split('-')[1]);
  assert.deepEqual(spansNamed('browser inp'), []);
  assert.doesNotMatch(collector.raw(), /kavya/);
});

test('without a collector no call has a trace, but each still has an id', async (t) => {
  const { dataDir } = await stockedRegistry(t);
  const heard: IncomingHttpHeaders[] = [];
  const api = createServer(({ headers }, response) => {
    heard.push(headers);
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  t.after(() => {
    api.closeAllConnections();
    api.close();
  });
  const API_URL = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const site = await startSite(t, { DATA_DIR: dataDir, API_URL, OTEL_EXPORTER_OTLP_ENDPOINT: '' });
  heard.length = 0;
  await ask(site.origin, '/api/public/salons', { headers: { traceparent: FOREIGN } });
  const [told] = heard.filter((headers) => headers['x-forwarded-host']);
  assert.equal(told?.traceparent, undefined);
  assert.match(String(told?.['x-request-id']), /^[0-9a-f-]{36}$/);
  assert.equal((await ask(site.origin, '/')).headers['server-timing'], undefined);
});
