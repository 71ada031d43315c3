import { LINT_CHECKS } from '../checks/lint.check.ts';
import { runChecks } from '../checks/run-checks.ts';
import { TYPECHECK } from '../checks/typecheck.check.ts';
import type { Ring } from './ring.ts';

const CHECKS = [...LINT_CHECKS, TYPECHECK];

export const staticRing: Ring = {
  name: 'static',
  title: 'format, lint, boundaries and types',
  isInLanes: false,
  needs: [],
  list: async () => CHECKS.map((check) => check.title),
  run: async (root) => ({ ...(await runChecks(root, CHECKS)), skipped: 0, failures: [] }),
};
