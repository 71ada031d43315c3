import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Refusal } from '../../setup/refusal.mjs';
import { copyCheckout } from '../checkout/copy-checkout.ts';
import { runTool } from '../processes/run-tool.ts';
import { misplaced, whileFaulty } from './apply-fault.ts';
import type { Fault } from './fault.ts';
import { judgeRun } from './judge-run.ts';
import { describeJudged, type Judged, keepResults } from './judged.ts';

/** It takes half a minute on an idle machine; the limit is for a run that hangs. */
const FAULT_LIMIT_MS = 15 * 60_000;
const GREEN_LIMIT_MS = 60 * 60_000;

type RunTests = (
  files: readonly string[],
  limitMs: number,
) => Promise<{ readonly code: number; readonly output: string }>;

/**
 * Makes the faults one after the other in a copy of the checkout, each judged by its own test files, and prints a line
 * about each as soon as it is judged.
 *
 * @param record keeps the verdict on each for later
 * @throws Refusal before the first fault where a text is not in its source once, or the tests fail without faults
 */
export const runMutants = async (
  root: string,
  faults: readonly Fault[],
  environment: NodeJS.ProcessEnv,
  record?: (judged: Judged) => Promise<void>,
): Promise<readonly Judged[]> => {
  await requireTexts(root, faults);
  const folder = await mkdtemp(path.join(tmpdir(), 'sundara-mutants-'));
  try {
    await copyCheckout(root, folder);
    const runTests: RunTests = (files, limitMs) =>
      runTool(folder, ['tools/test.mjs', ...files], limitMs, environment);
    await requireGreen([...new Set(faults.flatMap(({ tests }) => tests))], runTests);
    const judged: Judged[] = [];
    for (const fault of faults) {
      const one = await judgeFault(folder, fault, runTests);
      console.log(describeJudged(one));
      judged.push(one);
      await keepResults(root, judged);
      await record?.(one);
    }
    return judged;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const requireTexts = async (root: string, faults: readonly Fault[]): Promise<void> => {
  const wrong = faults.map(async (fault) => {
    const told = misplaced(fault, await readFile(path.join(root, fault.file), 'utf8'));
    return told === undefined ? [] : [`${fault.name}: ${told}`];
  });
  const told = (await Promise.all(wrong)).flat();
  if (told.length > 0) throw new Refusal(told.join('\n'));
};

const judgeFault = async (checkout: string, fault: Fault, runTests: RunTests): Promise<Judged> => {
  const since = Date.now();
  const { output } = await whileFaulty(checkout, fault, () => runTests(fault.tests, FAULT_LIMIT_MS));
  const seconds = Math.round((Date.now() - since) / 1000);
  return { fault, verdict: judgeRun(fault.tests, output), seconds };
};

/** A test that fails without a fault would seem to detect every one. */
const requireGreen = async (files: readonly string[], runTests: RunTests): Promise<void> => {
  console.log(`Running ${files.length} test files without a fault …`);
  const { code, output } = await runTests(files, GREEN_LIMIT_MS);
  if (code !== 0)
    throw new Refusal(`without a fault the tests are not green:\n${output.slice(-4000).trim()}`);
};
