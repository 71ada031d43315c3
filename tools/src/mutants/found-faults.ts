import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { FOUND_FILE } from '../checkout/records.ts';
import { oneALine } from '../workspace/one-a-line.ts';
import type { Fault } from './fault.ts';
import type { Judged } from './judged.ts';

const entrySchema = z.object({
  fault: z.string(),
  /** The day of the run, in UTC. */
  day: z.iso.date(),
  /** As git names it. */
  commit: z.string(),
});
/** When the tests of a fault were last seen to fail on it. */
export type FoundFault = z.output<typeof entrySchema>;

export const readFound = async (root: string): Promise<readonly FoundFault[]> =>
  z.array(entrySchema).parse(JSON.parse(await readFile(path.join(root, FOUND_FILE), 'utf8')));

/** Keeps the verdict on a fault in the place of the last one; a run that could not judge it changes nothing. */
export const recordFound = async (
  root: string,
  { fault: { name: fault }, verdict }: Judged,
  source: Omit<FoundFault, 'fault'>,
): Promise<void> => {
  if (verdict.kind === 'unjudged') return;
  const others = (await readFound(root)).filter((entry) => entry.fault !== fault);
  const entries = verdict.kind === 'found' ? [...others, { fault, ...source }] : others;
  const sorted = entries.toSorted((a, b) => a.fault.localeCompare(b.fault, 'en'));
  await writeFile(path.join(root, FOUND_FILE), oneALine(sorted));
};

/** Those that were never found first, then those that were found longest ago, so that a run can go on another day. */
export const longestAgoFirst = (faults: readonly Fault[], found: readonly FoundFault[]): readonly Fault[] => {
  const days = new Map(found.map(({ fault, day }) => [fault, day]));
  const dayOf = ({ name }: Fault) => days.get(name) ?? '';
  return faults.toSorted((a, b) => dayOf(a).localeCompare(dayOf(b), 'en'));
};
