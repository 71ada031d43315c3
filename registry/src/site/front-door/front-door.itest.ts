import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { type TestContext, test } from 'node:test';
import { errorReplySchema } from '@sundara/contracts/api';
import { until } from '@sundara/contracts/testing';
import { ask, runSite } from '../../testing/running-site.ts';
import { stockedRegistry } from '../../testing/stocked-registry.ts';
import { PROXY_CONNECTIONS, PROXY_REQUESTS } from '../proxy/proxy.ts';
import { FRONT_DOOR_LIMITS, type FrontDoorLimits } from './limits.ts';

/** More than the site's connections to the API. */
const CROWD = 140;
const [ATTACKER, VISITOR] = ['127.0.0.2', '127.0.0.3'];

const siteBefore = async (
  t: TestContext,
  listener: RequestListener,
  limits: Partial<FrontDoorLimits> = {},
): Promise<string> => {
  // The site also requests the sandbox's script on its own.
  const behind = createServer((request, response) => {
    if (request.url?.startsWith('/api/')) listener(request, response);
    else response.end();
  }).listen(0, '127.0.0.1');
  await once(behind, 'listening');
  t.after(() => {
    behind.closeAllConnections();
    behind.close();
  });
  const address = behind.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const { dataDir } = await stockedRegistry(t);
  const variables = { DATA_DIR: dataDir, API_URL: url, SANDBOX_URL: url };
  return runSite(t, variables, { frontDoor: { ...FRONT_DOOR_LIMITS, ...limits } });
};

/** An attacker's connection that sends this and then stays silent; it reads nothing. */
const silentClient = async (t: TestContext, site: string, words: string): Promise<Socket> => {
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(site).port), localAddress: ATTACKER });
  socket.on('error', () => {});
  t.after(() => socket.destroy());
  await once(socket, 'connect');
  socket.pause().write(words);
  return socket;
};

const crowdOf = (t: TestContext, site: string, words: string): Promise<readonly Socket[]> =>
  Promise.all(Array.from({ length: CROWD }, () => silentClient(t, site, words)));

/** Sends single bytes until all connections are cut. */
const untilCut = async (t: TestContext, crowd: readonly Socket[]): Promise<void> => {
  const drip = setInterval(() => {
    for (const socket of crowd) socket.write('x');
  }, 300);
  t.after(() => clearInterval(drip));
  await until(() => crowd.every(({ destroyed }) => destroyed));
};

/** Everything sent to a connection until it ends. */
const saidTo = async (socket: Socket): Promise<string> => {
  let said = '';
  socket.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  await once(socket.resume(), 'close');
  return said;
};

const visit = (site: string, path: string) => ask(site, path, { localAddress: VISITOR });
const begunPost = 'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: 200\r\n\r\n{';
const QUICK = { patienceMs: 1_500 };
const MANY = { callsPerAddress: 10_000 };

test('a crowd that sends its bodies byte by byte takes nothing from others, and is cut', async (t) => {
  const reached: (string | undefined)[] = [];
  const listener = ({ url }: IncomingMessage, response: Parameters<RequestListener>[1]) => {
    reached.push(url);
    response.end('answered');
  };
  const site = await siteBefore(t, listener, { ...QUICK, ...MANY });
  const crowd = await crowdOf(t, site, begunPost);
  assert.equal((await visit(site, '/api/public/salons')).body.toString(), 'answered');
  assert.deepEqual(reached, ['/api/public/salons']);
  await untilCut(t, crowd);
});

test('a crowd that reads nothing keeps no connection behind, and is cut', async (t) => {
  const long = Buffer.alloc(400_000, 'x');
  const listener: RequestListener = ({ url }, response) => {
    response.end(url === '/api/long' ? long : 'answered');
  };
  const site = await siteBefore(t, listener, { ...QUICK, ...MANY });
  const crowd = await crowdOf(t, site, 'GET /api/long HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(8));
  assert.equal((await visit(site, '/api/public/salons')).body.toString(), 'answered');
  await untilCut(t, crowd);
});

test('a connection that asks on and on, and reads nothing, is closed before it is worked for', async (t) => {
  let reached = 0;
  const listener: RequestListener = ({ url }, response) => {
    if (url === '/api/some') reached += 1;
    response.end('answered');
  };
  const site = await siteBefore(t, listener);
  const many = 'GET /api/some HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(50);
  const socket = await silentClient(t, site, many);
  assert.equal(await saidTo(socket), '');
  assert.equal((await visit(site, '/api/public/salons')).body.toString(), 'answered');
  assert(reached <= FRONT_DOOR_LIMITS.requestsPerConnection, `${reached} calls went on`);
});

test('a head that does not come to its end is cut', async (t) => {
  const site = await siteBefore(t, (_, response) => response.end(), QUICK);
  const socket = await silentClient(t, site, 'GET / HTTP/1.1\r\nHost: localhost\r\n');
  assert.match(await saidTo(socket), /^HTTP\/1\.1 408 /);
});

test('a connection that waits for its first request is told nothing before it, and that is answered', async (t) => {
  const site = await siteBefore(t, (_, response) => response.end('answered'), QUICK);
  const unused = await silentClient(t, site, '');
  const begun = await silentClient(t, site, 'GET / HTTP/1.1\r\n');
  assert.match(await saidTo(begun), /^HTTP\/1\.1 408 /, 'the younger of the two is over');
  unused.write('GET /robots.txt HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  assert.match(await saidTo(unused), /^HTTP\/1\.1 200 /);
});

test('a connection that never asks for anything ends without a word', async (t) => {
  const site = await siteBefore(t, (_, response) => response.end(), { ...QUICK, unusedMs: 1 });
  assert.equal(await saidTo(await silentClient(t, site, '')), '');
});

test('calls of one address beyond its share are told to come again, and others are not', async (t) => {
  const held: Parameters<RequestListener>[1][] = [];
  const site = await siteBefore(t, (_, response) => void held.push(response), { callsPerAddress: 2 });
  const first = [ask(site, '/api/a'), ask(site, '/api/b')];
  await until(() => held.length === 2);
  const refused = await ask(site, '/api/c');
  assert.deepEqual([refused.status, refused.headers['retry-after']], [429, '1']);
  assert.equal(errorReplySchema.parse(JSON.parse(refused.body.toString())).code, 'RATE_LIMITED');
  const other = visit(site, '/api/d');
  await until(() => held.length === 3);
  for (const response of held) response.end('answered');
  for (const answer of await Promise.all([...first, other])) assert.equal(answer.status, 200);
});

test('where everything behind hangs, who finds the queue full learns it at once, and the others are answered', async (t) => {
  const held: Parameters<RequestListener>[1][] = [];
  const all = { callsPerAddress: 10_000, connectionsPerAddress: 10_000 };
  const site = await siteBefore(t, (_, response) => void held.push(response), all);
  const beyond = 5;
  const statuses: number[] = [];
  const asked = Array.from({ length: PROXY_REQUESTS.calls + beyond }, async () => {
    const { status, body } = await visit(site, '/api/some');
    if (status !== 200) assert.equal(errorReplySchema.parse(JSON.parse(body.toString())).code, 'UNAVAILABLE');
    statuses.push(status);
  });
  await until(() => statuses.length >= beyond);
  assert.deepEqual(statuses, Array(beyond).fill(503));
  assert.equal(held.length, PROXY_CONNECTIONS.calls);
  const answering = setInterval(() => {
    for (const response of held.splice(0)) response.end('answered');
  }, 10);
  t.after(() => clearInterval(answering));
  await Promise.all(asked);
  assert.deepEqual(statuses.slice(beyond), Array(PROXY_REQUESTS.calls).fill(200));
  assert.equal((await visit(site, '/api/some')).status, 200);
});

test('uploaded pictures are looked at like all others, however few uploads an address may have', async (t) => {
  const held: Parameters<RequestListener>[1][] = [];
  const site = await siteBefore(t, (_, response) => void held.push(response), { uploadsPerAddress: 1 });
  const path = '/api/uploads/pictures/salon_gallery/1.webp';
  const pictures = [ask(site, path), ask(site, path), ask(site, path, { method: 'HEAD' })];
  await until(() => held.length === 3);
  const headers = { 'content-length': '1' };
  const upload = () =>
    ask(site, '/api/uploads/pictures', { method: 'POST', headers, body: Buffer.from('x') });
  const first = upload();
  await until(() => held.length === 4);
  assert.equal((await upload()).status, 429);
  for (const response of held) response.end('answered');
  for (const answer of await Promise.all([...pictures, first])) assert.equal(answer.status, 200);
});

test('connections of one address beyond its share are closed, and others are not', async (t) => {
  const site = await siteBefore(t, (_, response) => response.end('answered'), { connectionsPerAddress: 2 });
  await silentClient(t, site, '');
  await silentClient(t, site, '');
  await once(await silentClient(t, site, ''), 'close');
  assert.equal((await visit(site, '/api/public/salons')).body.toString(), 'answered');
});

test('an address whose connections were cut again and again may keep a few', async (t) => {
  const limits = { cutsPerMinute: 1, connectionsOfOffender: 1, requestsPerConnection: 1 };
  const site = await siteBefore(t, () => {}, limits);
  const asksOnAndOn = 'GET /api/some HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(2);
  for (let turn = 0; turn < 2; turn += 1) await saidTo(await silentClient(t, site, asksOnAndOn));
  const kept = await silentClient(t, site, '');
  await once(await silentClient(t, site, ''), 'close');
  assert.equal(kept.destroyed, false);
  assert.equal((await ask(site, '/robots.txt', { localAddress: VISITOR })).status, 200);
});

test('a body that is too large is told so in the envelope, whether its length is said or not', async (t) => {
  let reached = 0;
  const site = await siteBefore(t, (request, response) => {
    reached += 1;
    request.resume().once('end', () => response.end());
  });
  for (const [path, bytes, code] of [
    ['/api/contact', 300_000, 'BODY_TOO_LARGE'],
    ['/api/uploads/pictures', 11 * 1024 * 1024, 'UPLOAD_TOO_LARGE'],
  ] as const) {
    const body = Buffer.alloc(bytes);
    for (const headers of [{ 'content-length': `${bytes}` }, { 'transfer-encoding': 'chunked' }]) {
      const answer = await ask(site, path, { method: 'POST', headers, body });
      assert.equal(answer.status, 413, path);
      assert.equal(errorReplySchema.parse(JSON.parse(answer.body.toString())).code, code);
    }
  }
  assert.ok(reached <= 1, 'only an upload without a length goes on until it is too large');
});

test('a request that names two hosts is refused', async (t) => {
  const site = await siteBefore(t, (_, response) => response.end('answered'));
  const words = 'GET /api/me HTTP/1.1\r\nHost: localhost\r\nHost: qa.localhost\r\nConnection: close\r\n\r\n';
  assert.match(await saidTo(await silentClient(t, site, words)), /^HTTP\/1\.1 400 /);
});
