import assert from 'node:assert/strict';
import { createServer, type RequestListener } from 'node:http';
import { type TestContext, test } from 'node:test';
import { compose } from '../../../compose/compose.ts';
import { aCompositionDocument, aShellRecord } from '../../../testing/release-records.ts';
import type { RunSet } from '../../live/run-set.ts';
import { createRemoteRenderers } from './remote-renderers.ts';

const shell = aShellRecord('1.0.0');
const document = aCompositionDocument([shell]);
const runs: RunSet = {
  ...{ id: 'one', document, records: [shell], shell, leftOut: new Map(), previous: new Map() },
  composition: compose(document, 'one', [shell], { assetsUrl: '' }),
};
const job = {
  ...{ path: '/', now: '2026-11-26T06:30:00.000Z', replies: {} },
  page: {
    ...{ environment: 'local', sequence: 1, canary: false, flags: [], preload: [] },
    config: { checkoutScriptUrl: '/c.js', contact: { phone: '1', email: 'a@b.example' } },
  },
};

const serve = async (t: TestContext, listener: RequestListener): Promise<string> => {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
};
const answering =
  (status: number, text: string): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(text);

const GOOD = { kind: 'rendered', html: 'Home', styles: [] };
const UNUSABLE: Readonly<Record<string, readonly [RequestListener, RegExp]>> = {
  'dies at the page': [(request) => void request.socket.destroy(), /other side closed/],
  'has enough pages': [answering(503, '{"error":"64 pages are rendered already."}'), /503, 64 pages/],
  'answers without end': [answering(200, 'x'.repeat(5_000_000)), /more than 4 MB/],
  'answers nonsense': [answering(200, '<html>'), /not valid JSON/],
  'answers something else': [answering(200, '{"rendered":{"kind":"rendered","html":7}}'), /html|Invalid/],
  'sends elsewhere': [
    (_request, response) => void response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end(),
    /redirect/,
  ],
};

for (const [name, [listener, reason]] of Object.entries(UNUSABLE))
  test(`where one render server ${name}, the next one renders the page, and nobody else is blamed`, async (t) => {
    const bad = await serve(t, listener);
    const good = await serve(t, answering(200, JSON.stringify({ rendered: GOOD })));
    const told: string[] = [];
    const options = { assetsUrl: '', onTrouble: (why: string) => told.push(why) };
    const { render } = createRemoteRenderers({ ...options, origins: [good, bad] });
    for (let page = 0; page < 4; page += 1)
      assert.deepEqual((await render(runs, { remoteId: 'discovery', path: '/' }, job)).rendered, GOOD);
    assert.equal(told.length, 1, 'it is told once');
    assert.match(told[0] ?? '', reason);
    assert.ok(told[0]?.includes(bad));
    const alone = createRemoteRenderers({ ...options, origins: [bad] });
    const { rendered, fault } = await alone.render(runs, { remoteId: 'discovery', path: '/' }, job);
    assert.deepEqual([rendered?.kind, fault], ['away', undefined]);
  });
