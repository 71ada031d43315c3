import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

/**
 * Stands for the network that a message came from: equal for equal ones at every process that knows the secret, and
 * tells nobody who it was. Of an IPv6 address the first half counts: a household has all the rest.
 */
export const senderMark = (address: string, secret: string): string =>
  createHmac('sha256', secret)
    .update(`contact ${networkOf(address)}`)
    .digest('base64url')
    .slice(0, 22);

const networkOf = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !isIPv6(address)) return mapped ?? address;
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const gap = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array.from({ length: gap }, () => '0'), ...after];
  return groups
    .slice(0, 4)
    .map((group) => group.padStart(4, '0'))
    .join(':');
};
