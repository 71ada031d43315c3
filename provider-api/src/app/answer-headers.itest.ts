import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { shows } from '@sundara/contracts/testing';
import { answerToBytes } from '@sundara/node/testing';
import { operationNamed } from './testing/sample-calls/make-sample-call.ts';
import { type OpenSampleScene, openSampleScene } from './testing/sample-calls/open-sample-scene.ts';
import type { SampleCalls } from './testing/sample-calls/sample-call.ts';

const STRICT = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
};
/** No sample call, since who listens is never done; the address at which they do is an answer like others. */
const LISTENING: SampleCalls = { 'salon.events': { by: 'salon' } };

const HEAD = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n';
const LAST = 'connection: close\r\n\r\n';
/** What Node or Fastify answers before any hook, and with which status. */
const RAW: Readonly<Record<string, readonly [bytes: string, status: number]>> = {
  'no HTTP': ['nothing of it\r\n\r\n', 400],
  'a header that is none': [`${HEAD}none\r\n${LAST}`, 400],
  'a head that is too large': [`${HEAD}x: ${'y'.repeat(20_000)}\r\n${LAST}`, 431],
  'no host': [`GET /healthz HTTP/1.1\r\n${LAST}`, 400],
  'two hosts': [`${HEAD}host: evil.example\r\n${LAST}`, 400],
  'an address that is no text': [`GET /api/public/salons/%FF HTTP/1.1\r\nhost: localhost\r\n${LAST}`, 400],
  'an address that is too long': [
    `GET /api/public/salons/${'x'.repeat(201)} HTTP/1.1\r\nhost: localhost\r\n${LAST}`,
    400,
  ],
  'an expectation that nobody knows': [`${HEAD}expect: a-miracle\r\n${LAST}`, 200],
};

describe('answers of the API', () => {
  let place: OpenSampleScene;
  let origin: string;
  /** Node answers it after some seconds. */
  let unfinished: ReturnType<typeof answerToBytes>;
  before(async () => {
    place = await openSampleScene();
    origin = await place.bench.app.listen({ host: '127.0.0.1', port: 0 });
    unfinished = answerToBytes(origin, HEAD);
  });
  after(() => place.close());

  const wrong: string[] = [];
  let answers = 0;
  let owned = 0;
  const look = (what: string, headers: Readonly<Record<string, unknown>>, isPrivate: boolean): void => {
    answers += 1;
    const missing = Object.entries(STRICT).filter(([name, value]) => headers[name] !== value);
    wrong.push(...missing.map(([name]) => `${what}: ${name} is ${headers[name]}`));
    if (!isPrivate) return;
    owned += 1;
    const { 'cache-control': control } = headers;
    if (!/^no-store\b/.test(String(control))) wrong.push(`${what}: cache-control is ${control}`);
  };

  it('have the strict headers, and none is stored of what is not for everybody', async () => {
    const callsNow = (): SampleCalls => ({ ...LISTENING, ...Object.fromEntries(place.calls()) });
    let answered = 0;
    const names = Object.keys(callsNow());
    for (const name of names) {
      // Who signs in gets a session.
      const isPrivate = operationNamed(name).access !== 'public' || name.startsWith('auth.');
      const call = callsNow()[name] ?? assert.fail(name);
      // Who is refused changes nothing.
      for (const one of isPrivate ? [{ ...call, by: 'nobody' as const }, call] : [call]) {
        const { statusCode, headers, json } = await place.call(name, one);
        look(`${name} by ${one.by}: ${statusCode}`, headers, isPrivate);
        if (statusCode !== 200) continue;
        answered += 1;
        // A document or a stream of events, at an address that is a secret.
        const { url } = json<{ url?: unknown }>();
        if (typeof url !== 'string' || !/^\/api\/(?:documents|salon\/events)/.test(url)) continue;
        const found = await fetch(`${origin}${url}`);
        await found.body?.cancel();
        look(`${name} at its address: ${found.status}`, Object.fromEntries(found.headers), true);
      }
    }
    assert.ok(answered > names.length / 2, `${answered} of ${names.length} operations answered 200`);
    assert.deepEqual(wrong, []);
    shows('T64', { 'answers of the API': answers, 'of them not for everybody': owned });
  });

  it('have them where no hook sees the request', async () => {
    wrong.length = 0;
    for (const [what, [bytes, status]] of Object.entries(RAW)) {
      const answer = await answerToBytes(origin, bytes);
      assert.equal(answer.status, status, what);
      look(what, answer.headers, status >= 400);
    }
    const { status, headers } = await unfinished;
    assert.equal(status, 408);
    look('a head that does not end', headers, true);
    assert.deepEqual(wrong, []);
    shows('T64', { 'answers of the API that no hook sees': Object.keys(RAW).length + 1 });
  });
});
