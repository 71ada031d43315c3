import type { IncomingMessage } from 'node:http';
import { knownPeers, requestIdOf } from './known-peers.ts';

const ID = '7f6d2d3a-3a5e-4b67-9a55-0d1a53f5b1c2';
const from = (remoteAddress: string, id = ID) =>
  ({ socket: { remoteAddress }, headers: { 'x-request-id': id } }) as unknown as IncomingMessage;

test('only loopback and trusted proxies are our own servers', () => {
  const isOurs = knownPeers(['10.1.0.0/16', '192.0.2.7', '2001:db8::/32']);
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.1.200.3', '192.0.2.7', '2001:db8::9'])
    expect([address, isOurs(from(address))]).toEqual([address, true]);
  for (const address of ['10.2.0.1', '192.0.2.8', '::ffff:192.0.2.8', '2001:db9::9', ''])
    expect([address, isOurs(from(address))]).toEqual([address, false]);
});

test('the id of a request is that of our own server, and never what a stranger or a broken header says', () => {
  const idOf = requestIdOf(knownPeers([]));
  expect(idOf(from('127.0.0.1'))).toBe(ID);
  expect(idOf(from('192.0.2.8'))).not.toBe(ID);
  for (const id of ['', 'kavya.rao@example.test', `${ID}0`]) {
    const given = idOf(from('127.0.0.1', id));
    expect(given).not.toBe(id);
    expect(given).toMatch(/^[0-9a-f-]{36}$/);
  }
});
