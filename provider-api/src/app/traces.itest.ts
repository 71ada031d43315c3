import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { until } from '@sundara/contracts/testing';
import { removeFolder, startTraceCollector } from '@sundara/node/testing';
import { makeEmbeddedDataFolder } from '../testing/embedded-database.ts';
import { runServer } from '../testing/run-server.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';
const ID = '7f6d2d3a-3a5e-4b67-9a55-0d1a53f5b1c2';

/** What must not be told of anybody: sent in addresses, bodies and headers. */
const PRIVATE = {
  email: 'kavya.rao@example.test',
  name: 'Kavya Rao',
  phone: '9876501234',
  token: 'tok3n-of-somebody',
};

describe('the traces of an API process', () => {
  it('go from the call that the site forwarded to the statements and jobs, without anything of a person', async (test) => {
    const DATA_DIR = await makeEmbeddedDataFolder();
    const collector = await startTraceCollector();
    const server = runServer({ DATA_DIR, DEMO_DATA: 'off', ...collector.settings });
    test.after(async () => {
      server.signal('SIGKILL');
      await server.ended();
      collector.close();
      await removeFolder(DATA_DIR);
    });
    const api = await server.ready();
    const refused = await fetch(`${api}/api/auth/login?next=${PRIVATE.phone}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${PRIVATE.token}`,
        traceparent: `00-${TRACE}-${SPAN}-01`,
        'x-request-id': ID,
        baggage: `who=${PRIVATE.name}`,
      },
      body: JSON.stringify({ email: PRIVATE.email, password: PRIVATE.token }),
    });
    assert.equal(refused.headers.get('x-request-id'), ID);
    const ofCall = () => collector.spans().filter(({ traceId }) => traceId === TRACE);
    await until(() => ofCall().some(({ name }) => name === 'auth.login'));

    const request = ofCall().find(({ name }) => name === 'auth.login');
    assert.deepEqual(
      [request?.parentSpanId, request?.service, request?.isFailed],
      [SPAN, 'sundara-api', false],
    );
    assert.deepEqual(request?.attributes, {
      'sundara.operation': 'auth.login',
      'sundara.request.id': ID,
      'http.request.method': 'POST',
      'http.route': '/api/auth/login',
      'http.response.status_code': 401,
      'sundara.error.code': 'INVALID_CREDENTIALS',
    });
    const statements = ofCall().filter(({ parentSpanId }) => parentSpanId === request?.spanId);
    const texts = statements.map(({ attributes }) => String(attributes['db.query.text']));
    assert.ok(
      texts.some((text) => /from "users".* \$1/s.test(text)),
      texts.join('\n'),
    );

    const stranger = await fetch(`${api}/api/public/salons/${PRIVATE.phone}`, {
      headers: { 'x-request-id': 'mine' },
    });
    assert.notEqual(stranger.headers.get('x-request-id'), 'mine');
    await fetch(`${api}/api/auth/forgot-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: PRIVATE.email }),
    });
    await until(() => collector.spans().some(({ name }) => name === 'salons.detail'));
    await until(() => collector.spans().some(({ name }) => name.startsWith('job ')));
    const job = collector.spans().find(({ name }) => name.startsWith('job '));
    assert.equal(job?.parentSpanId, undefined);
    for (const found of Object.values(PRIVATE)) assert.doesNotMatch(collector.raw(), new RegExp(found));
  });
});
