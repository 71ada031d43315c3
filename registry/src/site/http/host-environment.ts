import type { Settings } from '../settings.ts';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** 'Qa.Localhost:3000' → 'qa.localhost' */
export const hostName = (header: string): string =>
  header.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');

/** Whether a host name is this machine's own: 'localhost', 'qa.localhost', '127.0.0.1'. */
export const isLoopbackHost = (header: string | undefined): boolean => {
  const name = hostName(header ?? '');
  return LOOPBACK.has(name) || name.endsWith('.localhost');
};

type Hosts = Pick<Settings, 'environment' | 'hosts' | 'assetsUrl'>;

/**
 * Whether a host name is that of ASSETS_URL and has no other use: no page is shown there, so that the pages' origin and
 * the files' origin share nothing.
 */
export const isAssetsHost = (
  header: string | undefined,
  { assetsUrl, hosts }: Pick<Hosts, 'assetsUrl' | 'hosts'>,
): boolean => {
  const name = hostName(header ?? '');
  return assetsUrl !== '' && name === new URL(assetsUrl).hostname && !LOOPBACK.has(name) && !hosts.has(name);
};

/**
 * The environment that a host name stands for: localhost is the one of the settings, `qa.localhost` is 'qa', others are
 * listed in SITE_HOSTS. Undefined for a host that this site doesn't serve, so that no page appears under a foreign
 * name, and for the host that only serves files.
 */
export const environmentOfHost = (header: string | undefined, settings: Hosts): string | undefined => {
  const name = hostName(header ?? '');
  if (LOOPBACK.has(name)) return settings.environment;
  if (isAssetsHost(header, settings)) return undefined;
  return settings.hosts.get(name) ?? /^([a-z][a-z0-9-]*)\.localhost$/.exec(name)?.[1];
};

/** Whether browsers may run versions other than the environment's there. */
export const allowsOverrides = (
  environment: string | undefined,
  { overrideEnvironments }: Pick<Settings, 'overrideEnvironments'>,
): boolean => environment !== undefined && overrideEnvironments.has(environment);

/** Whether search engines may show an environment's pages. */
export const isIndexed = (
  environment: string,
  { indexedEnvironments }: Pick<Settings, 'indexedEnvironments'>,
): boolean => indexedEnvironments.has(environment);
