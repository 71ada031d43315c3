import type { FastifyRequest } from 'fastify';
import { hostName } from '../http/host-environment.ts';
import type { Settings } from '../settings.ts';

/**
 * The origin of a page's own address. Of several names of one environment in SITE_HOSTS the first is used, so that
 * search engines see 'www.' and the bare name as one site.
 */
export const publicOrigin = (
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  { hosts }: Pick<Settings, 'hosts'>,
): string => {
  const environment = hosts.get(hostName(host));
  const first = [...hosts].find(([, other]) => environment !== undefined && other === environment);
  return `${protocol}://${first?.[0] ?? host.toLowerCase()}`;
};
