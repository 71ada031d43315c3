import type { Check } from './lint.check.ts';

/** Runs every check, even after a failure. @returns how many passed and failed; one that can't be checked is neither */
export const runChecks = async (
  root: string,
  checks: readonly Check[],
): Promise<{ passed: number; failed: number }> => {
  let passed = 0;
  let failed = 0;
  for (const check of checks) {
    const isFine = await check.run(root);
    console.log(`${isFine === undefined ? '–' : isFine ? '✔' : '✖'} ${check.title}`);
    if (isFine) passed += 1;
    if (isFine === false) failed += 1;
  }
  return { passed, failed };
};
