import { existsSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '../../setup/refusal.mjs';
import { matches, type Places, placesOf } from './find-program.ts';

/** Where packages put the server's programs, which are not always on the PATH. */
const FOLDERS = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql*/bin',
  '/usr/local/opt/postgresql*/bin',
  '/Applications/Postgres.app/Contents/Versions/latest/bin',
];

/**
 * The folder with `initdb` and `postgres`: POSTGRES_BIN, else the newest installed; undefined when there is none.
 *
 * @throws Refusal where POSTGRES_BIN holds neither
 */
export const findPostgres = (
  environment: NodeJS.ProcessEnv,
  places = placesOf(environment),
): string | undefined => {
  const chosen = environment.POSTGRES_BIN;
  if (!chosen) return candidates(places).find(holdsServer);
  if (holdsServer(chosen)) return chosen;
  throw new Refusal(`POSTGRES_BIN is ${chosen}, and there is no initdb and postgres in it.`);
};

const candidates = ({ onPath, root }: Places): string[] => [
  ...FOLDERS.flatMap((pattern) => matches(path.join(root, pattern))),
  ...onPath,
];

const holdsServer = (folder: string): boolean =>
  ['initdb', 'postgres'].every((program) => existsSync(path.join(folder, program)));
