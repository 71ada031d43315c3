import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FOUND_FILE } from '../checkout/records.ts';
import { foundSection } from '../reliability/found-section.ts';
import type { Fault } from './fault.ts';
import { longestAgoFirst, readFound, recordFound } from './found-faults.ts';
import type { Verdict } from './judge-run.ts';

const aFault = (name: string): Fault => ({
  ...{ name, breaks: 'Nobody comes late.', file: 'clock.ts' },
  ...{ before: 'now <= end', after: 'true', tests: ['clock.itest.ts'] },
});
const [early, late, never] = [aFault('early'), aFault('late'), aFault('never')];
const first = { day: '2026-11-29', commit: 'c0ffee01' };
const second = { day: '2026-11-30', commit: 'c0ffee02' };

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'sundara-found-'));
  await mkdir(path.join(root, path.dirname(FOUND_FILE)), { recursive: true });
  await writeFile(path.join(root, FOUND_FILE), '[]\n');
});
afterEach(() => rm(root, { recursive: true }));

const judge = (fault: Fault, verdict: Verdict, when = first) =>
  recordFound(root, { fault, verdict, seconds: 7 }, when);

test('the last day on which a fault was found is kept, in the order of names', async () => {
  await judge(late, { kind: 'found', red: ['comes late'] });
  await judge(early, { kind: 'found', red: ['comes early'] });
  await judge(late, { kind: 'found', red: ['comes late'] }, second);
  expect(await readFound(root)).toEqual([
    { fault: 'early', ...first },
    { fault: 'late', ...second },
  ]);
});

test('a fault that survives is found no more, and one that nobody could judge is as it was', async () => {
  await judge(early, { kind: 'found', red: ['comes early'] });
  await judge(late, { kind: 'found', red: ['comes late'] });
  await judge(early, { kind: 'survived', green: ['clock.itest.ts'] }, second);
  await judge(late, { kind: 'unjudged', why: 'it took too long' }, second);
  expect(await readFound(root)).toEqual([{ fault: 'late', ...first }]);
});

test('faults that were never found come first, then those found longest ago', () => {
  const found = [
    { fault: 'early', ...second },
    { fault: 'late', ...first },
  ];
  expect(longestAgoFirst([early, late, never], found)).toEqual([never, late, early]);
});

test('the page counts what was found of each subject, and nothing of a fault that is gone', () => {
  const subjects = [{ name: 'time', faults: [early, late, never] }];
  const found = [
    { fault: 'early', ...first },
    { fault: 'late', ...second },
    { fault: 'gone', ...first },
  ];
  expect(foundSection(subjects, found)).toContain('| time | 3 | 2 | 2026-11-29 | 2026-11-30 |');
  expect(foundSection(subjects, [])).toContain('| time | 3 | 0 | – | – |');
});
