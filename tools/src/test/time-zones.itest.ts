import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, it } from 'node:test';
import { shows, testDepth } from '@sundara/contracts/testing';
import { testFiles } from '../workspace/test-files.ts';
import { type Counts, sumOf } from './ring.ts';
import { runJest } from './run-jest.ts';
import { runNodeTests } from './run-node-tests.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** Of a server, of India, and one with daylight saving, half a day away. */
const ZONES = ['UTC', 'Asia/Kolkata', 'America/New_York'] as const;
const LIMIT_MS = 60 * 60_000;
const CONTRACTS = 'shared-contracts/src';
const API = 'provider-api/src';
/** What only a database knows of days and clock times; accounts and searching are left out, which know neither. */
const WITH_DATABASE = [
  ...['back-office', 'booking', 'customer', 'money', 'salon-operations'].map(
    (area) => `${API}/areas/${area}`,
  ),
  `${API}/platform/financial-years`,
];

const filesIn = async (folders: readonly string[], ending: string): Promise<readonly string[]> =>
  (await Promise.all(folders.map((folder) => testFiles(ROOT, folder, [ending])))).flat();

/** All rules, and what depends on the time of day in a database; in a quick run how times are read and written. */
const chosenFiles = async () =>
  testDepth() === 'deep'
    ? {
        units: await filesIn([CONTRACTS, API], '.test.ts'),
        others: await filesIn(WITH_DATABASE, '.itest.ts'),
      }
    : { units: [`${CONTRACTS}/time/time.test.ts`], others: [] };

describe('wherever the clock of a server stands', () => {
  it(`the same tests pass in ${ZONES.join(', ')}`, async (test) => {
    const { units, others } = await chosenFiles();
    const { NODE_TEST_CONTEXT: _, TEST_DEPTH: __, ...ours } = process.env;
    const runIn = async (TZ: string): Promise<Counts> => {
      const place = { root: ROOT, environment: { ...ours, TZ }, limitMs: LIMIT_MS };
      const ran = [await runJest({ ...place, files: units })];
      if (others.length > 0) ran.push(await runNodeTests({ ...place, files: others }));
      return sumOf(ran);
    };
    const found: Counts[] = [];
    for (const zone of ZONES) found.push(await runIn(zone));
    const [first] = found;
    assert(first && first.passed > 0);
    for (const [place, counts] of found.entries()) {
      assert.deepEqual(counts.failures, [], ZONES[place]);
      assert.deepEqual(counts, first, ZONES[place]);
    }
    test.diagnostic(`${first.passed} tests in each`);
    shows('T8', {
      zones: ZONES.length,
      'tests in each': first.passed,
      'tests that fail in one': first.failed,
    });
  });
});
