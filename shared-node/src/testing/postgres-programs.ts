import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const DEBIAN = '/usr/lib/postgresql';

/** The folder that holds `initdb` and `postgres`: POSTGRES_BIN, else Debian's newest, else the one on the PATH. */
export const findPostgresPrograms = (environment: NodeJS.ProcessEnv = process.env): string => {
  const { POSTGRES_BIN: chosen, PATH = '' } = environment;
  const candidates = chosen ? [chosen] : [...debianFolders(), ...PATH.split(delimiter)];
  const found = candidates.find((folder) =>
    ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))),
  );
  if (found) return found;
  throw new Error(
    chosen
      ? `POSTGRES_BIN is ${chosen}, and there is no initdb and postgres in it.`
      : "These tests need PostgreSQL's server programs, and none were found. Install them (Debian, Ubuntu: apt-get install postgresql; macOS: brew install postgresql), or set POSTGRES_BIN to the folder that holds initdb and postgres.",
  );
};

const debianFolders = (): string[] => {
  if (!existsSync(DEBIAN)) return [];
  const versions = readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(DEBIAN, version, 'bin'));
};

/** The user to run PostgreSQL as, which refuses to run as root; undefined if the current user is not root. */
export const findPostgresUser = async (): Promise<{ uid: number; gid: number } | undefined> => {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: await idOf('-u', name), gid: await idOf('-g', name) };
    } catch {
      // Try the next one.
    }
  }
  throw new Error(
    'PostgreSQL refuses to run as root, and there is no user "postgres" or "nobody" to run it as.',
  );
};

const idOf = async (flag: '-u' | '-g', name: string): Promise<number> => {
  const { stdout } = await promisify(execFile)('id', [flag, name]);
  return Number(stdout);
};
