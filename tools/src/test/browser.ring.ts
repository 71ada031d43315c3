import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BUNDLED } from '@sundara/contracts/testing';
import { CHROMIUM } from '../machine/missing-programs.ts';
import { runTool } from '../processes/run-tool.ts';
import { testFiles } from '../workspace/test-files.ts';
import { bundleTests } from './bundle/bundle-tests.ts';
import { crashCounts } from './crash-output.ts';
import type { Ring, RingOutcome } from './ring.ts';
import { runJourneys } from './run-journeys.ts';

/** It takes forty seconds on an idle machine; the limit is for a start that hangs. */
const START_LIMIT_MS = 10 * 60_000;
/** A journey at its full size may be a walk of half an hour. */
const DEEP_LIMIT_MS = 60 * 60_000;
const PREPARATION = 'e2e/src/prepare-data.ts';
/** What a product starts besides the provider API, and the commands that drills run. */
const PROGRAMS = [
  'e2e/src/check-routes/main.ts',
  'e2e/src/hold-site.ts',
  'registry/src/cli.ts',
  'registry/src/site/main.ts',
  'registry/src/testing/programs/commands-runner.ts',
  'registry/src/testing/programs/unchecked-runner.ts',
  'tools/src/payment-sandbox/main.ts',
  'tools/src/start/serve-prepared.ts',
];

export const browserRing: Ring = {
  name: 'browser',
  title: 'journeys through the whole product in Chromium',
  isInLanes: true,
  needs: [CHROMIUM],
  list: (root) => testFiles(root, 'e2e/src', ['.journey.ts', '.itest.ts']),
  run: async (root, environment, some) => {
    const files = some ?? (await browserRing.list(root));
    const bundles = await bundleTests(root, [...files, ...PROGRAMS], 'browser');
    const inside = { ...environment, [BUNDLED]: bundles.name };
    const limit = environment.TEST_DEPTH === 'deep' ? { limitMs: DEEP_LIMIT_MS } : {};
    const runAll = (prepared: NodeJS.ProcessEnv) =>
      runJourneys({ root, files, environment: prepared, bundles, ...limit });
    return environment.E2E_SITE_URL ? runAll(inside) : withPreparedData(root, inside, runAll);
  },
};

/**
 * Starts the product once with an empty data folder, and stops it: the journeys' sites begin with a copy of its data.
 * When it doesn't start, the reason is reported, and no journey runs.
 */
const withPreparedData = async (
  root: string,
  environment: NodeJS.ProcessEnv,
  run: (environment: NodeJS.ProcessEnv) => Promise<RingOutcome>,
): Promise<RingOutcome> => {
  const folder = await mkdtemp(path.join(environment.TMPDIR ?? tmpdir(), 'sundara-prepared-'));
  try {
    const program = ['--import=tsx', path.join(root, PREPARATION), folder];
    const { code, output } = await runTool(root, program, START_LIMIT_MS, environment);
    console.log(output);
    if (code !== 0) return crashCounts(PREPARATION, code, output);
    return await run({ ...environment, E2E_PREPARED_DATA: folder });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
