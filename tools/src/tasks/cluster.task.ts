import path from 'node:path';
import { createProgress } from '../../setup/progress.mjs';
import { Refusal } from '../../setup/refusal.mjs';
import { ensurePrograms, HAPROXY, PGBOUNCER, POSTGRES } from '../machine/missing-programs.ts';
import { PACKAGE_FOLDER, writePackage } from '../package/write-package.ts';
import { runVisibly } from '../processes/run-visibly.ts';
import type { Task } from '../workspace/task.ts';

const PROGRAM = 'e2e/src/cluster/main.ts';
const LIMIT_MS = 24 * 3_600_000;

/**
 * `npm run cluster`: makes the package and runs it as an operator does on several machines, here on this one: two sites,
 * two render servers, three API processes and two workers behind HAProxy, PgBouncer, PostgreSQL with a replica, a
 * bucket. PORT names the port of the site. Its data go when it ends.
 */
export const clusterTask: Task = async ({ root, words, environment }) => {
  if (words.length > 0) throw new Refusal('it takes no words; PORT names the port of the site.');
  const step = createProgress(1).begin('Programs');
  const programs = await ensurePrograms([POSTGRES, PGBOUNCER, HAPROXY], environment, step);
  await writePackage(root, path.join(root, PACKAGE_FOLDER));
  return runVisibly(process.execPath, ['--import=tsx', PROGRAM], {
    ...{ root, limitMs: LIMIT_MS, environment: { ...environment, ...programs } },
  });
};
