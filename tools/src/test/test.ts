import type { Progress } from '../../setup/progress.mjs';
import { Refusal } from '../../setup/refusal.mjs';
import { ensurePrograms } from '../machine/missing-programs.ts';
import { browserRing } from './browser.ring.ts';
import { clusterRing } from './cluster.ring.ts';
import { describeFailure } from './describe-failure.ts';
import { integrationRing } from './integration.ring.ts';
import type { RingCost } from './report/file-cost.ts';
import { followMachine } from './report/machine-use.ts';
import { describeCost, recordSeconds, writeReport } from './report/test-report.ts';
import type { Counts, Ring } from './ring.ts';
import { withScratchFolder } from './scratch-folder.ts';
import { staticRing } from './static.ring.ts';
import { testEnvironment } from './test-environment.ts';
import type { TestOptions } from './test-options.ts';
import { unitRing } from './unit.ring.ts';

const RINGS: readonly Ring[] = [staticRing, unitRing, integrationRing, browserRing, clusterRing];

/** A ring, and which of its files to run; all where none are given. */
export interface RingChoice {
  readonly ring: Ring;
  readonly files?: readonly string[];
}

/**
 * The rings that the command line names, or whose test files it names; when it names none, all but those that run only
 * when they are named.
 *
 * @throws Refusal for a word that names neither
 */
export const ringsNamed = async (root: string, words: readonly string[]): Promise<readonly RingChoice[]> => {
  if (words.length === 0)
    return RINGS.filter(({ runsWhenNamed }) => !runsWhenNamed).map((ring) => ({ ring }));
  const listed = await Promise.all(RINGS.map(async (ring) => ({ ring, all: await ring.list(root) })));
  const names = RINGS.map(({ name }) => name).join(', ');
  for (const word of words) {
    if (listed.some(({ ring, all }) => ring.name === word || all.includes(word))) continue;
    throw new Refusal(
      `there is no ring or test file '${word}': give one of ${names}, or paths of test files, or --list, or nothing for all.`,
    );
  }
  return listed.flatMap(({ ring, all }) => {
    if (words.includes(ring.name)) return [{ ring }];
    const files = all.filter((file) => words.includes(file));
    return files.length > 0 ? [{ ring, files }] : [];
  });
};

/** Prints the rings and the files of each. */
export const listRings = async (root: string, choices: readonly RingChoice[]): Promise<void> => {
  for (const { ring, files } of choices) {
    console.log(`${ring.name}: ${ring.title}`);
    for (const entry of files ?? (await ring.list(root))) console.log(`  ${entry}`);
  }
};

/**
 * Runs the rings in order, even after a failure, and those in lanes at the same time; prints their cost, the failures
 * and the outcome of each; the last line is 'N passed, N failed'.
 *
 * @returns whether every ring ran at least one test, and nothing failed or was skipped
 * @throws Refusal before the first test where a program is missing that can't be installed
 */
export const runRings = async (
  root: string,
  choices: readonly RingChoice[],
  progress: Progress,
  environment: NodeJS.ProcessEnv,
  { report, record }: Pick<TestOptions, 'report' | 'record'> = { report: false, record: false },
): Promise<boolean> => {
  const needs = [...new Set(choices.flatMap(({ ring }) => ring.needs))];
  const programs = await ensurePrograms(needs, environment, progress.begin('Programs'));
  const run = async ({ ring, files }: RingChoice): Promise<Outcome> => {
    // Units run without a scratch folder: what they compile stays for the next run.
    const runIn = ring.isInLanes ? withScratchFolder : inPlace;
    console.log(`\n── ${ring.name}: ${ring.title}`);
    const since = Date.now();
    const machineUse = followMachine();
    const { cost: told, ...counts } = await runIn(testEnvironment(environment, programs), (inside) =>
      ring.run(root, inside, files),
    );
    const cost = told && { ...told, machine: machineUse() };
    return { ring, counts, cost, seconds: Math.round((Date.now() - since) / 1000) };
  };
  const outcomes: Outcome[] = [];
  for (const choice of choices.filter(({ ring }) => !ring.isInLanes)) outcomes.push(await run(choice));
  outcomes.push(...(await Promise.all(choices.filter(({ ring }) => ring.isInLanes).map(run))));
  await tellCosts(root, outcomes, { report, record });
  for (const { counts } of outcomes)
    for (const failure of counts.failures) console.log(`\n${describeFailure(failure)}`);
  console.log('');
  for (const outcome of outcomes) console.log(summaryLine(outcome));
  const passed = outcomes.reduce((sum, { counts }) => sum + counts.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + failuresOf(outcome), 0);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0;
};

const inPlace: typeof withScratchFolder = (environment, run) => run(environment);

const tellCosts = async (
  root: string,
  outcomes: readonly Outcome[],
  { report, record }: Pick<TestOptions, 'report' | 'record'>,
): Promise<void> => {
  const costs = outcomes.flatMap(({ ring, cost }) => (cost ? [[ring.name, cost] as const] : []));
  if (costs.length === 0) return;
  for (const [name, cost] of costs) console.log(`\n${describeCost(name, cost, report)}`);
  await writeReport(root, Object.fromEntries(costs));
  if (record) await recordSeconds(Object.fromEntries(costs));
};

interface Outcome {
  readonly ring: Ring;
  readonly counts: Counts;
  readonly cost: RingCost | undefined;
  readonly seconds: number;
}

/** A ring that ran nothing has failed, and so has a skipped test: neither shows that all is well. */
const failuresOf = ({ counts }: Outcome): number =>
  Math.max(counts.failed + counts.skipped, counts.passed === 0 ? 1 : 0);

const summaryLine = (outcome: Outcome): string => {
  const { ring, counts, seconds } = outcome;
  const reasons = [
    `${counts.passed} passed`,
    `${counts.failed} failed`,
    ...(counts.skipped > 0 ? [`${counts.skipped} skipped, which counts as failed`] : []),
    ...(counts.passed + counts.failed === 0 ? ['it ran no test, which counts as failed'] : []),
  ];
  return `${failuresOf(outcome) === 0 ? '✔' : '✖'} ${ring.name}: ${reasons.join(', ')} (${seconds} s)`;
};
