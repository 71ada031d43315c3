import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { type TestContext, test } from 'node:test';
import type { ReleaseRecord } from '@sundara/contracts/federation';
import { shows } from '@sundara/contracts/testing';
import { promote } from '../../acts/promote.ts';
import { dataOf } from '../../testing/page-data.ts';
import { ask, runSite } from '../../testing/running-site.ts';
import { ACTOR, bookingRelease, SHELL, stockedRegistry } from '../../testing/stocked-registry.ts';
import { developmentRelease } from './development-release.ts';
import { signOverride } from './token.ts';

const SECRET = 'a secret of this test alone';

/** A server on this machine with this handler; 'http://localhost:…'. */
const serve = async (t: TestContext, answer: (path: string, response: ServerResponse) => void) => {
  const server = createServer(({ url = '' }, response) => answer(url, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
};

/** Serves the build of a record, with these texts in its files. */
const serveBuild = (t: TestContext, record: ReleaseRecord, texts: Record<string, string> = {}) => {
  const { files: _files, publishedAt: _at, publishedBy: _by, ...manifest } = record;
  return serve(t, (path, response) => {
    response.end(
      path === '/build.json' ? JSON.stringify(manifest) : (texts[path.slice(1)] ?? `text of ${path}`),
    );
  });
};

const start = async (t: TestContext) => {
  const { dataDir, registry } = await stockedRegistry(t);
  await promote(registry, 'qa', [SHELL, bookingRelease('1.0.0')], ACTOR);
  const site = await runSite(t, { DATA_DIR: dataDir, OVERRIDE_SECRET: SECRET });
  return async (server: string, environment = 'local') => {
    const until = new Date(Date.now() + 3_600_000).toISOString();
    const override = { by: 'Asha', until, versions: { booking: server }, faults: {} };
    const token = signOverride(SECRET, environment, override) ?? '';
    const headers = { cookie: `sundara-override=${token}`, host: `${environment}.localhost` };
    const answer = await ask(site, '/pay', { headers });
    return { page: dataOf(answer), policy: `${answer.headers['content-security-policy']}` };
  };
};

test('a development server stands in for a release, with the hashes of what it serves now', async (t) => {
  const get = await start(t);
  const texts: Record<string, string> = { 'remoteEntry.js': 'the first text' };
  const server = await serveBuild(t, bookingRelease('1.0.1'), texts);
  const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
  for (const text of ['the first text', 'after a change']) {
    texts['remoteEntry.js'] = text;
    const { page, policy } = await get(server);
    const { booking, discovery } = page.composition.remotes;
    assert.deepEqual(booking?.entry, { url: `${server}/remoteEntry.js`, integrity: hashOf(text) });
    assert.equal(booking?.previous?.version, '1.0.0');
    assert.equal(discovery?.entry.url, '/assets/remotes/discovery/1.0.0/remoteEntry.js');
    assert.ok(policy.includes(`connect-src 'self' ${server} ${server.replace('http', 'ws')}`), policy);
  }
});

test('a server that is silent is given up at its limit', async (t) => {
  const server = await serve(t, () => {});
  // The server never answers: this ends only because of the limit.
  await assert.rejects(developmentRelease(server, 'booking', 300), /build\.json can't be read in time/);
});

test('a server that is gone or serves something else is left out, and the page says so', async (t) => {
  const get = await start(t);
  const servers = [
    'http://localhost:19',
    await serve(t, (_path, response) => response.writeHead(500).end()),
    await serve(t, (_path, response) => response.end('{"kind":"remote"}')),
    await serveBuild(t, { ...bookingRelease('1.0.1'), id: 'salon' }),
    await serve(t, (_path, response) => response.writeHead(302, { location: 'http://localhost:9/' }).end()),
  ];
  for (const server of servers) {
    const { page, policy } = await get(server);
    assert.equal(page.composition.remotes.booking?.version, '1.0.0');
    assert.equal(page.qa?.ignored, 'unknown-release');
    assert.ok(!policy.includes('localhost'), policy);
  }
});

test('only the local environment takes servers of developers', async (t) => {
  const get = await start(t);
  const server = await serveBuild(t, bookingRelease('1.0.1'));
  const { page } = await get(server, 'qa');
  assert.equal(page.composition.remotes.booking?.version, '1.0.0');
  assert.equal(page.qa?.ignored, 'unknown-release');
});

test('no other address is asked for a remote, however it is written', async (t) => {
  // Connections, not requests: a TLS hello to this plain server would never become one.
  let connections = 0;
  const elsewhere = createServer((_, response) => response.end('{}'))
    .on('connection', () => {
      connections += 1;
    })
    .listen(0, '127.0.0.2');
  await once(elsewhere, 'listening');
  t.after(() => {
    elsewhere.closeAllConnections();
    elsewhere.close();
  });
  const { port } = elsewhere.address() as AddressInfo;
  const get = await start(t);
  const host = `127.0.0.2:${port}`;
  let redirects = 0;
  const toElsewhere = (_: string, response: ServerResponse) => {
    redirects += 1;
    response.writeHead(302, { location: `http://${host}/build.json` }).end();
  };
  const redirecting = await serve(t, toElsewhere);
  const addresses = [
    ...[
      `http://${host}`,
      `https://${host}`,
      `//${host}`,
      `ws://${host}`,
      `ftp://${host}`,
      `file://${host}/x`,
    ],
    ...[`http://localhost:4001@${host}`, `http://localhost:4001/../${host}`, `http://localhost.${host}`],
    ...[`http://localhost:4001#@${host}`, `http://LOCALHOST:4001\n${host}`, `http://2130706434:${port}`],
    ...[
      'data:application/json,{}',
      'blob:http://localhost/x',
      'javascript:1',
      '/assets/../x',
      'localhost:4001',
    ],
    redirecting,
  ];
  for (const address of addresses) {
    const { page, policy } = await get(address);
    assert.equal(page.composition.remotes.booking?.version, '1.0.0', address);
    // The one server that may be asked is, and is not followed; no other address is even tried.
    const why = address === redirecting ? 'unknown-release' : 'invalid';
    assert.equal(page.qa?.ignored, why, address);
    assert.ok(!policy.includes('127.0.0.2'), address);
  }
  assert.deepEqual({ redirects, connections }, { redirects: 1, connections: 0 });
  shows('T42', { 'addresses outside of the list': addresses.length, 'connections there': connections });
  const own = connect({ port, host: '127.0.0.2' });
  await Promise.all([once(elsewhere, 'connection'), once(own, 'connect')]);
  own.destroy();
  assert.equal(connections, 1, 'a connection there would have been counted');
});
