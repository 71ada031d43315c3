import { createECDH } from 'node:crypto';
import { vapidKeyOf } from './vapid-key.ts';

const SECRET = 'a secret that only tests know, long enough';

test('each process with the same secret has the same key pair, and no other secret has it', () => {
  expect(vapidKeyOf(SECRET)).toEqual(vapidKeyOf(SECRET));
  expect(vapidKeyOf(SECRET).publicKey).not.toBe(vapidKeyOf(`${SECRET}!`).publicKey);
});

test('the public key belongs to the private one, and has the 65 bytes that browsers take', () => {
  const { publicKey, privateKey } = vapidKeyOf(SECRET);
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey, 'base64url');
  expect(pair.getPublicKey('base64url')).toBe(publicKey);
  expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65);
});
