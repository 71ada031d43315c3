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
});
