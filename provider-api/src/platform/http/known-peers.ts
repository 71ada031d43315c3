import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Whether a request comes from one of our own servers. */
export type IsOurs = (request: Pick<IncomingMessage, 'socket'>) => boolean;

/**
 * Our own servers: on loopback, or at the addresses whose x-forwarded-* is trusted. Nobody else may say which trace or
 * request a call belongs to.
 * @param trustedProxies addresses or networks: '10.0.0.7', '10.1.0.0/16'
 */
export const knownPeers = (trustedProxies: readonly string[]): IsOurs => {
  const ours = new BlockList();
  for (const network of ['127.0.0.0/8', '::1', ...trustedProxies]) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) ours.addAddress(address, family);
    else ours.addSubnet(address, Number(bits), family);
  }
  return ({ socket: { remoteAddress: address = '' } }) =>
    isIP(address) > 0 && ours.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The id that the site gave the request, so that both logs have the same; a new one for others. */
export const requestIdOf =
  (isOurs: IsOurs) =>
  (request: IncomingMessage): string => {
    const given = request.headers['x-request-id'];
    return typeof given === 'string' && UUID.test(given) && isOurs(request) ? given : randomUUID();
  };
