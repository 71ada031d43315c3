import { LINT_CHECKS } from '../checks/lint.check.ts';
import { runChecks } from '../checks/run-checks.ts';
import { TYPECHECK } from '../checks/typecheck.check.ts';
import type { Task } from '../workspace/task.ts';

/** `npm run lint`: format, lint, boundaries, lock file, installed packages, reports and their numbers. */
export const lintTask: Task = async ({ root }) => ((await runChecks(root, LINT_CHECKS)).failed === 0 ? 0 : 1);

/** `npm run typecheck`: every workspace, tests included. */
export const typecheckTask: Task = async ({ root }) =>
  (await runChecks(root, [TYPECHECK])).failed === 0 ? 0 : 1;
