import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, get, type RequestListener, type Server } from 'node:http';
import { type TestContext, test } from 'node:test';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { errorReplySchema } from '@sundara/contracts/api';
import { until } from '@sundara/contracts/testing';
import { type Answer, ask, runSite } from '../../testing/running-site.ts';
import { stockedRegistry } from '../../testing/stocked-registry.ts';
import { createUpstreams } from '../upstreams/upstreams.ts';

/** An upstream server of the site. */
const serverBehind = async (t: TestContext, listener: RequestListener): Promise<string> => {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(async () => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
};

const siteBefore = async (t: TestContext, listener: RequestListener): Promise<string> => {
  const { dataDir } = await stockedRegistry(t);
  const behind = await serverBehind(t, listener);
  return runSite(t, { DATA_DIR: dataDir, API_URL: behind, SANDBOX_URL: behind }, { proxy: LIMITS });
};

const LIMITS = { connectMs: 500, headersMs: 300, silenceMs: 2000 };

/** A site in front of two API processes; `stop` ends one as if it was killed. */
const siteBeforeTwo = async (t: TestContext, listeners: readonly RequestListener[]) => {
  const { dataDir } = await stockedRegistry(t);
  const servers = listeners.map((listener) => createServer(listener).listen(0, '127.0.0.1'));
  const stop = (server: Server | undefined) => {
    server?.close();
    server?.closeAllConnections();
  };
  t.after(() => servers.forEach(stop));
  const origins = await Promise.all(
    servers.map(async (server) => {
      if (!server.listening) await once(server, 'listening');
      const address = server.address();
      return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    }),
  );
  const site = await runSite(t, { DATA_DIR: dataDir, API_URL: origins.join() }, { proxy: LIMITS });
  return { site, stop: (at: number) => stop(servers[at]) };
};

const errorOf = ({ body }: Answer) => errorReplySchema.parse(JSON.parse(body.toString()));

test('a body arrives byte by byte as it was sent, whatever it claims to be', async (t) => {
  const site = await siteBefore(t, (request, response) => {
    const hash = createHash('sha256');
    request.on('data', (chunk: Buffer) => hash.update(chunk));
    request.once('end', () => response.end(hash.digest('hex')));
  });
  const body = randomBytes(70_000);
  for (const type of [
    'application/json',
    'text/plain',
    'application/octet-stream',
    'multipart/form-data; boundary=x',
  ]) {
    const length = { 'content-length': `${body.length}` };
    // With an expectation the client asks before it sends its body, as curl does with a large one (RFC 9110, 10.1.1).
    for (const how of [length, { 'transfer-encoding': 'chunked' }, { ...length, expect: '100-continue' }]) {
      const headers = { 'content-type': type, ...how };
      const answer = await ask(site, '/api/payment/webhook', { method: 'POST', headers, body });
      assert.equal(answer.body.toString(), createHash('sha256').update(body).digest('hex'), type);
    }
  }
});

test('the server behind learns who asked, and nobody can pretend to be someone else', async (t) => {
  const site = await siteBefore(t, (request, response) => response.end(JSON.stringify(request.headers)));
  const headers = {
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-proto': 'https',
    authorization: 'Bearer x',
  };
  const seen = JSON.parse((await ask(site, '/api/me', { headers })).body.toString());
  assert.equal(seen['x-forwarded-for'], '127.0.0.1');
  assert.equal(seen['x-forwarded-proto'], 'http');
  assert.equal(seen['x-forwarded-host'], new URL(site).host);
  assert.equal(seen.authorization, 'Bearer x');
});

test('cookies of the server behind pass both ways as they are, compressed or not, and so does an empty call', async (t) => {
  const given = ['a=1; Max-Age=60; Path=/api/auth; HttpOnly; SameSite=Strict', 'b=2; Path=/api/auth; Secure'];
  const site = await siteBefore(t, (request, response) => {
    response.writeHead(200, { 'set-cookie': given, 'content-type': 'application/json' });
    response.end(
      JSON.stringify({ method: request.method, cookie: request.headers.cookie, long: 'x'.repeat(4000) }),
    );
  });
  for (const encoding of ['identity', 'br']) {
    const headers = { cookie: 'a=1; b=2', origin: site, 'accept-encoding': encoding };
    const answer = await ask(site, '/api/auth/refresh', { method: 'POST', headers });
    assert.deepEqual(answer.headers['set-cookie'], given, encoding);
    const body = encoding === 'br' ? brotliDecompressSync(answer.body) : answer.body;
    const { method, cookie } = JSON.parse(body.toString());
    assert.deepEqual([method, cookie], ['POST', 'a=1; b=2']);
  }
});

test('path and query go on unchanged, to the sandbox too, and its frame policy stays its own', async (t) => {
  const site = await siteBefore(t, (request, response) => {
    response.setHeader('content-security-policy', "frame-ancestors 'self'");
    response.end(`${request.method} ${request.url}`);
  });
  const path = '/sandbox/orders/a%2Fb/pay?x=1&y=%20';
  const answer = await ask(site, path, { method: 'POST' });
  assert.equal(answer.body.toString(), `POST ${path}`);
  assert.equal(answer.headers['content-security-policy'], "frame-ancestors 'self'");
  assert.equal(answer.headers['x-frame-options'], undefined);
});

test('events reach the browser as they happen', async (t) => {
  let finish = () => {};
  const site = await siteBefore(t, (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('data: first\n\n');
    finish = () => response.end('data: last\n\n');
  });
  const first = await new Promise<string>((resolve) => {
    get(`${site}/api/events`, (answer) => {
      answer.once('data', (chunk: Buffer) => resolve(chunk.toString()));
    });
  });
  assert.equal(first, 'data: first\n\n');
  finish();
});

test('streams take no connection from the calls, however many stay open, and end behind when nobody hears them', async (t) => {
  let open = 0;
  const site = await siteBefore(t, (request, response) => {
    if (!request.url?.startsWith('/api/salon/events?')) return response.end('answered');
    open += 1;
    response.once('close', () => {
      open -= 1;
    });
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-transform' });
    return response.write('event: beat\ndata: .\n\n');
  });
  const headers = { 'accept-encoding': 'gzip, br' };
  const streams = await Promise.all(
    Array.from({ length: 140 }, async () => {
      const asked = get(`${site}/api/salon/events?key=k`, { agent: false, headers });
      const [answer] = await once(asked, 'response');
      await once(answer, 'data');
      assert.equal(answer.headers['content-encoding'], undefined);
      return asked;
    }),
  );
  assert.equal(open, 140);
  assert.equal((await ask(site, '/api/public/salons')).body.toString(), 'answered');
  assert.equal((await ask(site, '/api/salon/events/address')).body.toString(), 'answered');
  for (const stream of streams) stream.destroy();
  await until(() => open === 0);
});

test('long JSON goes out compressed, under a tag that says so; what is packed or short stays as it is', async (t) => {
  const long = JSON.stringify({ salons: Array.from({ length: 200 }, (_, id) => ({ id, name: 'Rasa' })) });
  const site = await siteBefore(t, (request, response) => {
    const picture = request.url === '/api/picture';
    if (request.url === '/api/packed') {
      const headers = { 'content-type': 'application/json', 'content-encoding': 'br', etag: 'W/"v1"' };
      return response.writeHead(200, headers).end(brotliCompressSync(long));
    }
    response.writeHead(200, { 'content-type': picture ? 'image/png' : 'application/json', etag: '"v1"' });
    return response.end(request.url === '/api/short' ? '{}' : long);
  });
  const headers = { 'accept-encoding': 'gzip, br' };
  const packed = await ask(site, '/api/long', { headers });
  assert.equal(brotliDecompressSync(packed.body).toString(), long);
  assert.equal(packed.headers.etag, 'W/"v1"');
  assert.equal(packed.headers.vary, 'accept-encoding');
  assert.ok(packed.body.length < long.length / 5);
  assert.equal((await ask(site, '/api/long')).body.toString(), long);
  assert.equal((await ask(site, '/api/picture', { headers })).headers['content-encoding'], undefined);
  const passed = await ask(site, '/api/packed', { headers });
  assert.deepEqual([passed.headers['content-encoding'], passed.headers.etag], ['br', 'W/"v1"']);
  assert.deepEqual(passed.body, brotliCompressSync(long));
});

test('an answer that breaks off does not look whole to the browser', async (t) => {
  const site = await siteBefore(t, (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"half":');
    setTimeout(() => response.destroy(), 50);
  });
  for (const accepted of ['br', 'identity']) {
    const answer = await ask(site, '/api/half', { headers: { 'accept-encoding': accepted } }).catch(() => {});
    if (answer) assert.equal(errorOf(answer).code, 'UNAVAILABLE');
  }
});

test('a server that does not answer in time is told as 504, in the envelope of the contract', async (t) => {
  const site = await siteBefore(t, () => {});
  const answer = await ask(site, '/api/public/salons');
  assert.equal(answer.status, 504);
  assert.equal(errorOf(answer).code, 'UNAVAILABLE');
});

test('a server that is not there is told as 502, and one that hangs up too', async (t) => {
  const { dataDir } = await stockedRegistry(t);
  const site = await runSite(t, { DATA_DIR: dataDir, API_URL: 'http://127.0.0.1:9' });
  const answer = await ask(site, '/api/public/salons');
  assert.equal(answer.status, 502);
  assert.equal(errorOf(answer).code, 'UNAVAILABLE');
  const hanging = await siteBefore(t, (request) => request.destroy());
  assert.equal((await ask(hanging, '/api/public/salons')).status, 502);
});

test('a refusal is passed on, not tried again', async (t) => {
  let asked = 0;
  const site = await siteBefore(t, ({ url }, response) => {
    if (url === '/api/public/salons') asked += 1;
    response.writeHead(503, { 'retry-after': '0' }).end('busy');
  });
  const answer = await ask(site, '/api/public/salons');
  assert.equal(answer.status, 503);
  assert.equal(answer.body.toString(), 'busy');
  assert.equal(asked, 1);
});

test('the site is ready when its registry and the API are', async (t) => {
  const site = await siteBefore(t, (_request, response) => response.end('{"status":"ok"}'));
  assert.equal((await ask(site, '/readyz')).status, 200);
  assert.equal((await ask(site, '/healthz', { headers: { host: '10.0.0.7' } })).status, 200);
});

test('two processes of the API take calls in turn, and when one is killed the other takes all that can be sent', async (t) => {
  const named = (name: string): RequestListener => {
    return (request, response) => request.resume().once('end', () => response.end(name));
  };
  const { site, stop } = await siteBeforeTwo(t, [named('one'), named('two')]);
  const asked = async (method: string) => {
    const { status, body } = await ask(site, '/api/x', {
      method,
      ...(method === 'POST' && { body: Buffer.from('{}') }),
    });
    return `${status} ${body.toString()}`;
  };
  const ten = async (method: string) =>
    new Set(await Promise.all(Array.from({ length: 10 }, () => asked(method))));
  assert.deepEqual(await ten('GET'), new Set(['200 one', '200 two']));
  stop(0);
  assert.deepEqual(await ten('GET'), new Set(['200 two']));
  assert.deepEqual(await ten('POST'), new Set(['200 two']));
  assert.equal((await ask(site, '/readyz')).status, 200);
  stop(1);
  assert.equal((await ask(site, '/api/x')).status, 502);
});

test('a process that hangs up, or breaks off, costs no read; a write that it may have had goes nowhere else', async (t) => {
  const writes: string[] = [];
  const dying: RequestListener = (request, response) => {
    if (request.method === 'POST') writes.push('dying');
    if (request.url !== '/api/half') return request.destroy();
    response.writeHead(200, { 'content-length': 100 }).write('half');
    return setTimeout(() => request.destroy(), 20);
  };
  const sound: RequestListener = (request, response) => {
    if (request.method === 'POST') writes.push('sound');
    response.end('whole');
  };
  const { site } = await siteBeforeTwo(t, [dying, sound]);
  for (const path of ['/api/x', '/api/half']) {
    for (let time = 0; time < 4; time += 1) {
      const { status, body } = await ask(site, path);
      assert.deepEqual([status, body.toString()], [200, 'whole'], path);
    }
  }
  const answers: number[] = [];
  for (let time = 0; time < 4; time += 1)
    answers.push((await ask(site, '/api/x', { method: 'POST', body: Buffer.from('{}') })).status);
  assert.equal(writes.length, 4, 'each was sent once');
  assert.deepEqual(answers.toSorted(), [200, 200, 502, 502]);
});

test('a write that can not be sent to one process goes to the other, body and all', async (t) => {
  const { dataDir } = await stockedRegistry(t);
  const here = await serverBehind(t, (request, response) => void request.pipe(response));
  const site = await runSite(t, { DATA_DIR: dataDir, API_URL: `http://127.0.0.1:9,${here}` });
  for (let time = 0; time < 2; time += 1) {
    const { status, body } = await ask(site, '/api/x', { method: 'POST', body: Buffer.from('all of it') });
    assert.deepEqual([status, body.toString()], [200, 'all of it']);
  }
});

test('a process that could not be reached is tried last for five seconds, then first in its turn', () => {
  let time = 0;
  const { inOrder, markAway } = createUpstreams(['a', 'b'], () => time);
  const firsts = () => new Set([inOrder()[0], inOrder()[0]]);
  assert.deepEqual(firsts(), new Set(['a', 'b']));
  markAway('a');
  assert.deepEqual(firsts(), new Set(['b']));
  assert.deepEqual(inOrder(), ['b', 'a']);
  time = 5_000;
  assert.deepEqual(firsts(), new Set(['a', 'b']));
});
