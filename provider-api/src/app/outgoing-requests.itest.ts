import assert from 'node:assert/strict';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import dns from 'node:dns';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it, mock } from 'node:test';
import { freePort, randomOf, shows, sized, testSeed } from '@sundara/contracts/testing';
import * as z from 'zod/mini';
import { createNominatimGeocoder } from '../areas/marketplace/places/nominatim-geocoder.ts';
import { createRazorpayGateway } from '../areas/money/gateway/razorpay-gateway.ts';
import { createPushSender } from '../platform/push/push-sender.ts';
import { PUSH_SERVICES } from '../platform/push/push-services.ts';
import { createBucketStore } from '../platform/storage/bucket-store.ts';
import { KEYS } from '../testing/payments/sandbox-process.ts';
import { startPushService } from '../testing/push/fake-push-service.ts';
import { hostileAddresses, REBOUND_NAME } from './testing/hostile-addresses.ts';
import { type OpenSampleScene, openSampleScene } from './testing/sample-calls/open-sample-scene.ts';
import { textsOf, withText } from './testing/sample-calls/texts-of-call.ts';

const CALLS = sized({ quick: 250, deep: 5_000 });
/** What Node's fetch tells when it begins a request. */
const CHANNEL = 'undici:request:create';
/** Of answers that lead elsewhere. */
const STATUSES = [301, 302, 303, 307, 308];
const BUCKET = { bucket: 'pictures', region: 'ap-south-1', accessKeyId: 'key', secretAccessKey: 'secret' };
const messageSchema = z.object({ request: z.object({ origin: z.string() }) });

const listen = async (answer: RequestListener): Promise<{ server: Server; port: number; url: string }> => {
  const server = createServer(answer).unref();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { server, port, url: `http://127.0.0.1:${port}` };
};

describe('requests that the API sends', () => {
  let place: OpenSampleScene;
  let inside: Awaited<ReturnType<typeof listen>>;
  let reached = 0;
  const asked = new Set<string>();
  const note = (message: unknown) => {
    asked.add(messageSchema.parse(message).request.origin);
  };
  const lookups = mock.method(dns, 'lookup');
  const lookedUp = () => lookups.mock.calls.map(({ arguments: [name] }) => name);
  /** Of a name that is never looked up, no second answer can differ from the first. */
  const rebound = () => lookedUp().filter((name) => name.endsWith(REBOUND_NAME));
  before(async () => {
    subscribe(CHANNEL, note);
    inside = await listen((_, response) => {
      reached += 1;
      response.end('inside');
    });
    place = await openSampleScene({ does: ['jobs'], pollMs: 50 });
  });
  after(async () => {
    unsubscribe(CHANNEL, note);
    lookups.mock.restore();
    await place.close();
    inside.server.close();
  });

  it('go to no address that somebody wrote into a call', async (test) => {
    const random = randomOf(testSeed(test));
    const addresses = hostileAddresses(inside.port);
    await fetch(`http://localhost:${await freePort()}/`).catch(() => {});
    assert.ok(lookedUp().includes('localhost'), 'look-ups are seen');
    const calls = Object.fromEntries(place.calls());
    const texts = place.calls().flatMap(([name, call]) => textsOf(call).map((path) => ({ name, path })));
    asked.clear();
    for (let n = 0; n < CALLS; n += 1) {
      const { name, path } = texts[n % texts.length] ?? assert.fail('no text');
      await place.call(name, withText(calls[name] ?? assert.fail(name), path, random.pick(addresses)));
    }
    await place.bench.jobsDone();
    assert.deepEqual(
      [...asked].filter((origin) => origin !== place.sandbox.url),
      [],
    );
    assert.deepEqual([reached, rebound()], [0, []]);
    const figures = { calls: CALLS, addresses: addresses.length, 'texts of calls': texts.length };
    const beyond = { 'requests beyond the allowlist': reached, 'names looked up': rebound().length };
    shows('T63', { ...figures, ...beyond });
  });

  it('go to no address of a browser that is at none of its push services', async () => {
    const { keys } = (await startAndClose()).subscribed;
    const push = createPushSender({
      secret: 'only for tests',
      contact: 'mailto:a@b.example',
      services: PUSH_SERVICES,
    });
    asked.clear();
    for (const endpoint of hostileAddresses(inside.port)) {
      assert.equal(push.takes(endpoint), false, endpoint);
      const message = { title: 'a', body: 'b', path: '/', tag: 'c' };
      assert.equal(await push.send({ endpoint, keys }, message, 60), 'gone', endpoint);
    }
    assert.deepEqual([[...asked], reached, rebound()], [[], 0, []]);
  });

  it('follow nobody elsewhere', async () => {
    const { subscribed } = await startAndClose();
    const credentials = { keyId: KEYS.keyId, keySecret: KEYS.keySecret };
    for (const status of STATUSES) {
      const sender = await listen((_, response) =>
        response.writeHead(status, { location: inside.url }).end(),
      );
      const push = createPushSender({
        secret: 'only for tests',
        contact: 'mailto:a@b.example',
        services: [sender.url],
      });
      const message = { title: 'a', body: 'b', path: '/', tag: 'c' };
      await assert.rejects(push.send({ endpoint: `${sender.url}/a`, keys: subscribed.keys }, message, 60));
      const geocode = createNominatimGeocoder({ url: sender.url, userAgent: 'test', timeoutMs: 10_000 });
      await assert.rejects(geocode({ latitude: 17, longitude: 78 }));
      const gateway = createRazorpayGateway({ url: sender.url, ...credentials, timeoutMs: 10_000 });
      await assert.rejects(gateway.fetchOrder('order_1'));
      const bucket = createBucketStore({ endpoint: sender.url, ...BUCKET });
      await assert.rejects(bucket.get('a'));
      sender.server.close();
    }
    assert.equal(reached, 0);
    shows('T63', { 'kinds of redirects to our own network': STATUSES.length, 'that were followed': reached });
  });
});

/** A browser that subscribed at a push service, whose keys are sound. */
const startAndClose = async () => {
  const service = await startPushService();
  const subscribed = service.subscribe();
  service.close();
  return { subscribed };
};
