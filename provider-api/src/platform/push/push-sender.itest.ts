import assert from 'node:assert/strict';
import { after, beforeEach, it } from 'node:test';
import { decodeJwt, importJWK, jwtVerify } from 'jose';
import { startPushService } from '../../testing/push/fake-push-service.ts';
import { createPushSender } from './push-sender.ts';

const MESSAGE = { title: 'Booked', body: 'Tue, 24 Nov, 4:00 pm', path: '/bookings/1', tag: 'booking-1' };
const service = await startPushService();
after(() => service.close());
beforeEach(() => service.answer(201));

const push = createPushSender({
  secret: 'a secret that only tests know, long enough',
  contact: 'mailto:hello@sundara.example',
  services: [service.url],
});

it('reaches the browser alone, named by the key that it subscribed to, for as long as it helps', async () => {
  const browser = service.subscribe();
  assert.equal(await push.send(browser, MESSAGE, 3_600), 'sent');
  const [pushed, ...more] = service.pushedTo(browser);
  assert.deepEqual([pushed?.message, more], [MESSAGE, []]);
  assert.equal(pushed?.headers.ttl, '3600');
  const [, token = '', key = ''] = /^vapid t=(.+), k=(.+)$/.exec(pushed?.headers.authorization ?? '') ?? [];
  assert.equal(key, push.publicKey);
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const jwk = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256');
  assert.equal((await jwtVerify(token, jwk)).payload.aud, service.url);
  assert.equal(decodeJwt(token).sub, 'mailto:hello@sundara.example');
});

it('tells a browser that is gone from a service that is out of order, and follows nobody elsewhere', async () => {
  const browser = service.subscribe();
  for (const status of [403, 404, 410]) {
    service.answer(status);
    assert.equal(await push.send(browser, MESSAGE, 60), 'gone', String(status));
  }
  for (const status of [302, 429, 500]) {
    service.answer(status);
    await assert.rejects(push.send(browser, MESSAGE, 60), String(status));
  }
  assert.deepEqual(service.pushedTo(browser), []);
});

it('calls no address that is at none of its services', async () => {
  const other = await startPushService();
  const browser = other.subscribe();
  assert.equal(push.takes(browser.endpoint), false);
  assert.equal(await push.send(browser, MESSAGE, 60), 'gone');
  assert.deepEqual(other.pushedTo(browser), []);
  other.close();
});
