import {
  type CompositionDocument,
  findOmissions,
  type Omission,
  type ReleaseRecord,
} from '@sundara/contracts/federation';
import { readPinned } from '../compose/read-pinned.ts';
import type { Registry } from '../core/registry.ts';
import { SHELL_ID } from '../core/release-name.ts';
import { Refusal } from '../refusal.ts';
import { remoteFacts, shellFacts } from './facts.ts';

type Reader = Pick<Registry, 'readRecord'>;

/** Features of a set's releases that would be missing; empty without a shell. */
export const omissionsAmong = (records: readonly ReleaseRecord[]): readonly Omission[] => {
  const shell = records.find(({ id }) => id === SHELL_ID);
  if (!shell) return [];
  return findOmissions(shellFacts(shell), records.filter((record) => record !== shell).map(remoteFacts));
};

/** The same for a composition; unreadable records are skipped, as other code reports them. */
export const omissionsIn = async (
  registry: Reader,
  document: CompositionDocument,
): Promise<readonly Omission[]> => {
  const { records } = await readPinned(document, (release) => registry.readRecord(release, release.record));
  return omissionsAmong(records);
};

const keyOf = ({ release, what }: Omission): string => `${release} ${what}`;

/** Notes must not stop an act: for an unreadable set there are none, and the act itself reports why. */
const readable = async (found: Promise<readonly Omission[]>): Promise<readonly Omission[]> => {
  try {
    return await found;
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
};

/**
 * Features of a composition's releases that would be missing although the gate allows it. Those missing in `base`
 * already, and unreadable ones, aren't reported.
 */
export const newOmissions = async (
  registry: Reader,
  document: CompositionDocument,
  base?: CompositionDocument,
): Promise<readonly Omission[]> => {
  const before = base ? await readable(omissionsIn(registry, base)) : [];
  const told = new Set(before.map(keyOf));
  const after = await readable(omissionsIn(registry, document));
  return after.filter((omission) => !told.has(keyOf(omission)));
};

/** "loyalty@1.1.0 runs, but shell@1.0.0 draws no link 'Points', as it knows no place 'dock'." */
export const omissionLine = ({ release, what }: Omission): string => `${release} runs, but ${what}.`;
