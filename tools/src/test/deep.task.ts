import path from 'node:path';
import { testSeed } from '@sundara/contracts/testing';
import { createProgress } from '../../setup/progress.mjs';
import { testedCommit } from '../checkout/commit-of.ts';
import { CHROMIUM, ensurePrograms, POSTGRES } from '../machine/missing-programs.ts';
import { PACKAGE_FOLDER, writePackage } from '../package/write-package.ts';
import type { Task } from '../workspace/task.ts';
import { clusterRing } from './cluster.ring.ts';
import { CLUSTER, type DeepPart, findDeepParts, partsNamed } from './deep-parts.ts';
import { describeFailure } from './describe-failure.ts';
import type { Counts } from './ring.ts';
import { runDeepPart } from './run-deep-part.ts';
import { testEnvironment } from './test-environment.ts';

const RECORD = '--record';

/**
 * `npm run test:deep`: crowds, random histories and drills at the full size of the catalogue of checks, in parts of 40
 * minutes that can be run separately, or single files: `npm run test:deep -- bookings`. With `--record` what tests show of the catalogue's
 * checks is kept for docs/reliability.md.
 *
 * @throws Refusal for an unknown part, or where PostgreSQL or Chromium is missing
 */
export const deepTask: Task = async ({ root, words, environment }) => {
  const parts = partsNamed(
    await findDeepParts(root),
    words.filter((word) => word !== RECORD),
  );
  const hasCluster = parts.some(({ name }) => name === CLUSTER);
  const programs = await ensurePrograms(
    hasCluster ? clusterRing.needs : [POSTGRES, CHROMIUM],
    environment,
    createProgress(1).begin('Programs'),
  );
  const seed = String(testSeed(undefined, environment));
  console.log(`SEED=${seed}`);
  const run = {
    ...{ root, seed, commit: await testedCommit(root) },
    environment: testEnvironment(environment, programs),
    isRecorded: words.includes(RECORD),
  };
  if (hasCluster) await writePackage(root, path.join(root, PACKAGE_FOLDER));
  const outcomes: Outcome[] = [];
  for (const part of parts) {
    console.log(`\n── ${part.name}: ${part.files.length} files at their deep size`);
    outcomes.push({ part, counts: await runDeepPart(part, run) });
  }
  for (const { counts } of outcomes)
    for (const failure of counts.failures) console.log(`\n${describeFailure(failure)}`);
  console.log('');
  for (const outcome of outcomes) console.log(summaryOf(outcome));
  console.log(`SEED=${seed}`);
  return outcomes.every(isFine) ? 0 : 1;
};

interface Outcome {
  readonly part: DeepPart;
  readonly counts: Counts;
}

/** A part fails when it ran no test, or when one was skipped: neither proves anything. */
const isFine = ({ counts: { passed, failed, skipped } }: Outcome): boolean =>
  passed > 0 && failed + skipped === 0;

const summaryOf = (outcome: Outcome): string => {
  const { passed, failed, skipped } = outcome.counts;
  const told = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  return `${isFine(outcome) ? '✔' : '✖'} ${outcome.part.name}: ${told} (.data/test-deep/${outcome.part.name}.json)`;
};
