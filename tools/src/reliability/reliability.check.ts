import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { RELIABILITY_PAGE } from '../checkout/records.ts';
import { chooseFaults, SUBJECTS } from '../mutants/all-faults.ts';
import type { Fault } from '../mutants/fault.ts';
import { readFound } from '../mutants/found-faults.ts';
import { CATALOGUE } from './catalogue.ts';
import { type Claims, findClaims } from './claims.ts';
import { readFigures } from './figures.ts';
import { foundSection } from './found-section.ts';
import { namedTestFaults } from './named-tests.ts';
import { OPEN_CHECKS } from './open-checks.ts';
import { reliabilityPage } from './reliability-page.ts';

const pageOf = async (root: string, claims: Claims): Promise<string> =>
  [reliabilityPage(claims, await readFigures(root)), foundSection(SUBJECTS, await readFound(root))].join(
    '\n',
  );

/** Writes docs/reliability.md again from the tests. */
export const makeReliabilityPage = async (root: string): Promise<void> =>
  writeFile(path.join(root, RELIABILITY_PAGE), await pageOf(root, await findClaims(root)));

/** Checks that no test holds, tests that are only named or that no fault is for, and a page that is old: one sentence each. */
export const reliabilityFaults = async (root: string): Promise<string[]> => {
  const claims = await findClaims(root);
  const page = await readFile(path.join(root, RELIABILITY_PAGE), 'utf8').catch(() => '');
  const isOld = page !== (await pageOf(root, claims));
  return [
    ...claimFaults(claims),
    ...untriedTests(claims, chooseFaults([])),
    ...(await namedTestFaults(root)),
    ...(isOld ? [`${RELIABILITY_PAGE} is not that of the tests: run npm run verify.`] : []),
  ];
};

/** What is wrong between the catalogue and the tests. */
export const claimFaults = (claims: Claims, open = OPEN_CHECKS): string[] => {
  const known = new Set(CATALOGUE.map(({ id }) => id));
  const lost = CATALOGUE.filter(({ id }) => !claims.has(id) && open[id] === undefined);
  const unknown = [...claims].filter(([id]) => !known.has(id));
  const both = [...claims].filter(([id]) => open[id] !== undefined);
  return [
    ...lost.map(
      ({ id, check }) => `No test holds ${id} (${check}): give it one that calls shows('${id}', …).`,
    ),
    ...both.map(([id, files]) => `${files.join(', ')} shows ${id}, so take it out of open-checks.ts.`),
    ...unknown.map(([id, files]) => `${files.join(', ')} shows ${id}, which the catalogue does not have.`),
  ];
};

/** Tests of the catalogue's checks that nobody has seen to fail: no deliberate fault is made for them. */
export const untriedTests = (claims: Claims, faults: readonly Fault[]): string[] => {
  const tried = new Set(faults.flatMap(({ tests }) => tests));
  return [...claims].flatMap(([id, files]) =>
    files
      .filter((file) => !tried.has(file))
      .map((file) => `No deliberate fault is for ${file}, which shows ${id}: add one to tools/src/mutants.`),
  );
};
