import { createHmac } from 'node:crypto';
import { networkOf } from '../../../platform/http/network-of.ts';

/**
 * A hash that identifies the network of a message: the same network has the same hash in every process with the secret,
 * without revealing it. Of an IPv6 address the first half counts, because a household has all the rest.
 */
export const senderHash = (address: string, secret: string): string =>
  createHmac('sha256', secret)
    .update(`contact ${networkOf(address)}`)
    .digest('base64url')
    .slice(0, 22);
