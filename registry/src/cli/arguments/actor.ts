import { execFile } from 'node:child_process';
import * as z from 'zod/mini';
import { type Actor, NO_REASON } from '../../core/registry.ts';

const GIT_LIMIT_MS = 5_000;

const line = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));

/** Who acts and why, as given; histories keep both for good, so they are short. */
export const actorSchema = z.object({ by: z.optional(line(80)), why: z.optional(line(200)) });

/** The user name that git is configured with; undefined without git or a name. */
const gitName = (): Promise<string | undefined> =>
  new Promise((resolve) => {
    execFile('git', ['config', 'user.name'], { timeout: GIT_LIMIT_MS }, (error, stdout) =>
      resolve(error ? undefined : stdout.trim() || undefined),
    );
  });

/** Who acts, and why: as given, else the user name of git or the system. */
export const actorOf = async (
  { by, why }: z.output<typeof actorSchema>,
  env: NodeJS.ProcessEnv,
): Promise<Actor> => ({
  who: by ?? (await gitName())?.slice(0, 80) ?? (env.USER || env.USERNAME || 'unknown'),
  why: why ?? NO_REASON,
});
