import type { FastifyRequest } from 'fastify';
import { hostName } from '../host-environment.ts';
import type { Settings } from '../settings.ts';

/**
 * The origin that a page's own address has. Of several names of one environment in SITE_HOSTS the first one counts, so
 * that 'www.' and the bare name are one site to a search engine.
 */
export const publicOrigin = (
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  { hosts }: Pick<Settings, 'hosts'>,
): string => {
  const environment = hosts.get(hostName(host));
  const first = [...hosts].find(([, other]) => environment !== undefined && other === environment);
  return `${protocol}://${first?.[0] ?? host.toLowerCase()}`;
};
