import { senderHash } from './sender-hash.ts';

const markOf = (address: string, secret = 'secret') => senderHash(address, secret);

test.each([
  ['203.0.113.7', '::ffff:203.0.113.7'],
  ['2001:db8:1:2::9', '2001:DB8:1:2:ffff:0:0:1'],
  ['2001:db8::1', '2001:0db8:0:0:5::7'],
  ['fe80::1', 'fe80::1%eth0'],
  ['::1', '0:0:0:0:9::'],
])('%s and %s are one sender', (one, other) => {
  expect(markOf(one)).toBe(markOf(other));
});

test.each([
  ['203.0.113.7', '203.0.113.8'],
  ['2001:db8:1:2::9', '2001:db8:1:3::9'],
  ['::1', '1::'],
])('%s and %s are two', (one, other) => {
  expect(markOf(one)).not.toBe(markOf(other));
});

test('a mark tells no address, and means nothing without the secret', () => {
  expect(markOf('203.0.113.7')).toMatch(/^[\w-]{22}$/);
  expect(markOf('203.0.113.7', 'another')).not.toBe(markOf('203.0.113.7'));
});
