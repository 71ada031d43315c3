import path from 'node:path';
import { reportFaults } from '../api-report/report.check.ts';
import type { ReportFile } from '../api-report/report-file.ts';
import { REPORT_FILES } from '../api-report/report-files.ts';
import { boundaryFaults } from '../boundaries/check-boundaries.ts';
import { lockFaults } from '../lock/lock.task.ts';
import { migrationFaults } from '../migrations/migrations.check.ts';
import { runVisibly } from '../processes/run-visibly.ts';
import { reliabilityFaults } from '../reliability/reliability.check.ts';
import { supplyChainFaults } from '../supply-chain/supply-chain.check.ts';

const LIMIT_MS = 5 * 60_000;

export interface Check {
  readonly title: string;
  /**
   * Prints the faults.
   *
   * @returns whether there are none; undefined, with the reason printed, when it can't be checked here
   */
  readonly run: (root: string) => Promise<boolean | undefined>;
}

const numberCheck = (file: ReportFile): Check => {
  return {
    title: `${file.title} and its number`,
    run: async (root) => {
      const faults = await reportFaults(root, file);
      if (faults) return report(faults);
      console.log(
        'Not compared with earlier numbers: the whole Git history is not here (git fetch --unshallow brings it).',
      );
      return undefined;
    },
  };
};

/** The checks of `npm run lint`, which `npm test` runs first. */
export const LINT_CHECKS: readonly Check[] = [
  {
    title: 'format and lint (Biome)',
    run: async (root) => {
      const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
      return (
        (await runVisibly(process.execPath, [biome, 'check', '--error-on-warnings', '.'], {
          root,
          limitMs: LIMIT_MS,
        })) === 0
      );
    },
  },
  { title: 'boundaries', run: async (root) => report(await boundaryFaults(root)) },
  { title: 'migrations', run: async (root) => report(await migrationFaults(root)) },
  { title: 'lock file', run: async (root) => report(await lockFaults(root)) },
  { title: 'installed packages', run: async (root) => report(await supplyChainFaults(root)) },
  { title: 'promises and their tests', run: async (root) => report(await reliabilityFaults(root)) },
  ...REPORT_FILES.map(numberCheck),
];

const report = (faults: readonly string[]): boolean => {
  for (const fault of faults) console.error(fault);
  return faults.length === 0;
};
