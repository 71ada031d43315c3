import type { Settings } from './settings.ts';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** 'Qa.Localhost:3000' → 'qa.localhost' */
const hostName = (header: string): string => header.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');

/**
 * The environment that a host name stands for: localhost is the one of the settings, `qa.localhost` is 'qa',
 * others are listed in SITE_HOSTS. Undefined for a host that this site doesn't answer for, so that no page of
 * another name can be made to show it.
 */
export const environmentOfHost = (
  header: string | undefined,
  { environment, hosts }: Pick<Settings, 'environment' | 'hosts'>,
): string | undefined => {
  const name = hostName(header ?? '');
  if (LOOPBACK.has(name)) return environment;
  return hosts.get(name) ?? /^([a-z][a-z0-9-]*)\.localhost$/.exec(name)?.[1];
};
