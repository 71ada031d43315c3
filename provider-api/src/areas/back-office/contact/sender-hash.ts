import { createHmac } from 'node:crypto';
import { networkOf } from '../../../platform/http/network-of.ts';

/**
 * Stands for the network that a message came from: equal for equal ones at every process that knows the secret, and
 * tells nobody who it was. Of an IPv6 address the first half counts: a household has all the rest.
 */
export const senderHash = (address: string, secret: string): string =>
  createHmac('sha256', secret)
    .update(`contact ${networkOf(address)}`)
    .digest('base64url')
    .slice(0, 22);
