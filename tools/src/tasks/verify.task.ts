import { makeReport } from '../api-report/make-report.ts';
import { REPORT_FILES } from '../api-report/report-files.ts';
import { makeAppIcons } from '../app-icons/make-app-icons.ts';
import { makeFonts } from '../fonts/make-fonts.ts';
import { completeLockOf } from '../lock/lock.task.ts';
import { runQuietly } from '../machine/run-quietly.ts';
import { makeMap } from '../map/make-map.ts';
import { makeReliabilityPage } from '../reliability/reliability.check.ts';
import { makeBillOfMaterials } from '../supply-chain/supply-chain.check.ts';
import type { Task } from '../workspace/task.ts';
import { lintTask, typecheckTask } from './check.tasks.ts';

const GIT_LIMIT_MS = 30_000;

/** Generators of files that are committed. Each is deterministic. */
const GENERATORS: readonly { readonly title: string; readonly run: (root: string) => Promise<unknown> }[] = [
  { title: 'lock file', run: completeLockOf },
  { title: 'bill of materials', run: makeBillOfMaterials },
  { title: 'page of reliability', run: makeReliabilityPage },
  ...REPORT_FILES.map((file) => ({
    title: `${file.title} report`,
    run: (root: string) => makeReport(root, file),
  })),
  { title: 'fonts', run: makeFonts },
  { title: 'app icons', run: makeAppIcons },
  { title: 'map', run: makeMap },
];

/**
 * `npm run verify`: makes every committed generated file again, runs the checks, and fails when the tree then differs
 * from the commit.
 */
export const verifyTask: Task = async (input) => {
  for (const { title, run } of GENERATORS) {
    await run(input.root);
    console.log(`✔ made the ${title}`);
  }
  const codes = [await lintTask(input), await typecheckTask(input)];
  const status = ['-C', input.root, 'status', '--porcelain'];
  const changed = (await runQuietly('git', status, { limitMs: GIT_LIMIT_MS })).trimEnd();
  if (changed === '') console.log('✔ the tree is as committed');
  else console.error(`✖ the tree differs from what is committed:\n${changed}`);
  return changed === '' && codes.every((code) => code === 0) ? 0 : 1;
};
