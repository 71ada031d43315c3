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

/** What of a set's releases would not be there; nothing where no shell is among them. */
export const omissionsAmong = (records: readonly ReleaseRecord[]): readonly Omission[] => {
  const shell = records.find(({ id }) => id === SHELL_ID);
  if (!shell) return [];
  return findOmissions(shellFacts(shell), records.filter((record) => record !== shell).map(remoteFacts));
};

/** The same of a composition; what can't be read here is told elsewhere. */
export const omissionsIn = async (
  registry: Reader,
  document: CompositionDocument,
): Promise<readonly Omission[]> => {
  const { records } = await readPinned(document, (release) => registry.readRecord(release, release.record));
  return omissionsAmong(records);
};

const keyOf = ({ release, what }: Omission): string => `${release} ${what}`;

/** A note stops nothing: where a set can't be read there is none, and the act that needs it says why. */
const readable = async (found: Promise<readonly Omission[]>): Promise<readonly Omission[]> => {
  try {
    return await found;
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
};

/**
 * What would not be there of a composition's releases though the gate lets them pass. What `base` lacks already isn't
 * told again, nor what can't be read here.
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
