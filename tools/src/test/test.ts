import type { Progress } from '../../setup/progress.mjs';
import { Refusal } from '../../setup/refusal.mjs';
import { ensurePrograms } from '../machine/missing-programs.ts';
import { browserRing } from './browser.ring.ts';
import { describeFailure } from './describe-failure.ts';
import { integrationRing } from './integration.ring.ts';
import type { Counts, Ring } from './ring.ts';
import { staticRing } from './static.ring.ts';
import { testEnvironment } from './test-environment.ts';
import { unitRing } from './unit.ring.ts';

const RINGS: readonly Ring[] = [staticRing, unitRing, integrationRing, browserRing];

/**
 * The rings that the words of a command line name; all without a name.
 *
 * @throws Refusal at a word that names none
 */
export function ringsNamed(words: readonly string[]): readonly Ring[] {
  const names = RINGS.map(({ name }) => name).join(', ');
  for (const word of words) {
    if (RINGS.some(({ name }) => name === word)) continue;
    throw new Refusal(`there is no ring '${word}': give one of ${names}, or --list, or nothing for all.`);
  }
  return words.length === 0 ? RINGS : RINGS.filter(({ name }) => words.includes(name));
}

/** Prints the rings and what belongs to each. */
export async function listRings(root: string, rings: readonly Ring[]): Promise<void> {
  for (const { name, title, list } of rings) {
    console.log(`${name}: ${title}`);
    for (const entry of await list(root)) console.log(`  ${entry}`);
  }
}

/**
 * Runs the rings in order, each whatever the ones before found, and prints what failed and the outcome of each; the last line is
 * 'N passed, N failed'.
 *
 * @returns whether every ring ran at least one test, and nothing failed or was skipped
 * @throws Refusal before the first test where a program is missing that can't be installed
 */
export async function runRings(
  root: string,
  rings: readonly Ring[],
  progress: Progress,
  environment: NodeJS.ProcessEnv,
): Promise<boolean> {
  const needs = [...new Set(rings.flatMap((ring) => ring.needs))];
  const programs = await ensurePrograms(needs, environment, progress.begin('Programs'));
  const outcomes: Outcome[] = [];
  for (const ring of rings) {
    console.log(`\n── ${ring.name}: ${ring.title}`);
    const since = Date.now();
    const counts = await ring.run(root, testEnvironment(environment, programs));
    outcomes.push({ ring, counts, seconds: Math.round((Date.now() - since) / 1000) });
  }
  for (const { counts } of outcomes)
    for (const failure of counts.failures) console.log(`\n${describeFailure(failure)}`);
  console.log('');
  for (const outcome of outcomes) console.log(summaryLine(outcome));
  const passed = outcomes.reduce((sum, { counts }) => sum + counts.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + failuresOf(outcome), 0);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0;
}

interface Outcome {
  readonly ring: Ring;
  readonly counts: Counts;
  readonly seconds: number;
}

/** A ring that ran nothing has failed, and so has a test that was skipped: neither says that all is well. */
const failuresOf = ({ counts }: Outcome): number =>
  Math.max(counts.failed + counts.skipped, counts.passed === 0 ? 1 : 0);

function summaryLine(outcome: Outcome): string {
  const { ring, counts, seconds } = outcome;
  const reasons = [
    `${counts.passed} passed`,
    `${counts.failed} failed`,
    ...(counts.skipped > 0 ? [`${counts.skipped} skipped, which counts as failed`] : []),
    ...(counts.passed + counts.failed === 0 ? ['it ran no test, which counts as failed'] : []),
  ];
  return `${failuresOf(outcome) === 0 ? '✔' : '✖'} ${ring.name}: ${reasons.join(', ')} (${seconds} s)`;
}
