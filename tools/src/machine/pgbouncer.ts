import { existsSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '../../setup/refusal.mjs';
import { type Places, placesOf } from './find-program.ts';

const NAME = 'pgbouncer';
/** Packages put it among the programs for the system's administrator, which are not always on the PATH. */
const FOLDERS = ['/usr/sbin', '/opt/homebrew/bin', '/usr/local/bin'];

/**
 * Path of PgBouncer: PGBOUNCER_PATH, else the installed one; undefined when there is none.
 *
 * @throws Refusal where PGBOUNCER_PATH names no existing file
 */
export const findPgBouncer = (
  environment: NodeJS.ProcessEnv,
  { onPath, root }: Places = placesOf(environment),
): string | undefined => {
  const chosen = environment.PGBOUNCER_PATH;
  if (chosen && !existsSync(chosen))
    throw new Refusal(`PGBOUNCER_PATH is ${chosen}, and there is no such file.`);
  const folders = [...FOLDERS.map((folder) => path.join(root, folder)), ...onPath];
  return chosen || folders.map((folder) => path.join(folder, NAME)).find((file) => existsSync(file));
};
