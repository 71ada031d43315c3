import { existsSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '../../setup/refusal.mjs';
import { type Places, placesOf } from './find-program.ts';

/** Where packages put programs that are not always on the PATH. */
const FOLDERS = ['/usr/bin', '/usr/sbin', '/opt/homebrew/bin', '/usr/local/bin'];

type Find = (environment: NodeJS.ProcessEnv, places?: Places) => string | undefined;

/**
 * Finds a program: the path in the variable, else an installed one; undefined when there is none.
 *
 * @throws Refusal where the variable names no existing file
 */
const find =
  (name: string, variable: string): Find =>
  (environment, { onPath, root } = placesOf(environment)) => {
    const chosen = environment[variable];
    if (chosen && !existsSync(chosen))
      throw new Refusal(`${variable} is ${chosen}, and there is no such file.`);
    const folders = [...FOLDERS.map((folder) => path.join(root, folder)), ...onPath];
    return chosen || folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
  };

/** PgBouncer: PGBOUNCER_PATH, else the installed one. */
export const findPgBouncer = find('pgbouncer', 'PGBOUNCER_PATH');
/** HAProxy: HAPROXY_PATH, else the installed one. */
export const findHaproxy = find('haproxy', 'HAPROXY_PATH');
/** Prometheus' tool that judges rules: PROMTOOL_PATH, else the installed one. */
export const findPromtool = find('promtool', 'PROMTOOL_PATH');
