import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROLES } from '../package/roles.ts';

export const ROOT = path.resolve(import.meta.dirname, '../../..');
export const OPERATIONS = path.join(ROOT, 'operations');

/** Roles that end by themselves. All others are servers, which something has to run. */
const ENDING = ['migrate', 'backup', 'restore', 'doctor', 'marketplace'];
export const SERVERS = ROLES.map(({ name }) => name).filter((name) => !ENDING.includes(name));

/** How long a server takes at most for what is under way when it closes, in seconds. */
export const CLOSING_SECONDS = 10;

const SECRETS_FILE = 'shared-node/src/process/read-environment.ts';
const SOURCES = [
  'provider-api/src/app/settings.ts',
  'registry/src/core/registry-settings.ts',
  'registry/src/render-server/settings.ts',
  'registry/src/site/settings.ts',
  'shared-node/src/process/run-role.ts',
  SECRETS_FILE,
];

/** The settings that the roles read, and those of them that may stand in a file. */
export const readSettingNames = async (): Promise<{ known: Set<string>; secrets: Set<string> }> => {
  const texts = await Promise.all(SOURCES.map((file) => readFile(path.join(ROOT, file), 'utf8')));
  const [, list = ''] = /const SECRETS = \[([^\]]*)\]/.exec(texts.at(-1) ?? '') ?? [];
  const secrets = new Set([...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name));
  const known = new Set(texts.flatMap((text) => text.match(/\b[A-Z][A-Z\d_]{3,}\b/g) ?? []));
  return { known, secrets };
};

/**
 * What is wrong with the settings of a container: no role reads it, or a secret that stands there for all to see.
 * @param env names and values
 */
export const settingFaults = async (env: Readonly<Record<string, string>>): Promise<readonly string[]> => {
  const { known, secrets } = await readSettingNames();
  return Object.keys(env).flatMap((name) => {
    const secret = name.replace(/_FILE$/, '');
    if (secrets.has(secret)) return secret === name ? [`${name} is not mounted as a file`] : [];
    return known.has(name) ? [] : [`nothing reads ${name}`];
  });
};
