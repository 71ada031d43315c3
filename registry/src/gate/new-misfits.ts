import { type Finding, findMisfits, type ReleaseRecord } from '@sundara/contracts/federation';
import { SHELL_ID } from '../core/release-name.ts';
import { remoteFacts, shellFacts } from './facts.ts';

/** The records of a set by id, including 'shell'. */
export type RecordsById = ReadonlyMap<string, ReleaseRecord>;

const findingsOf = (records: RecordsById): readonly Finding[] | undefined => {
  const shell = records.get(SHELL_ID);
  if (!shell) return undefined;
  const remotes = [...records.values()].filter(({ id }) => id !== SHELL_ID);
  return findMisfits(shellFacts(shell), remotes.map(remoteFacts));
};

const keyOf = ({ release, rule, found }: Finding): string => `${release} ${rule} ${found}`;

/**
 * New incompatibilities if a release replaced the version of its id in a set. Existing ones aren't reported; undefined
 * when the set would have no readable shell.
 */
export const newMisfits = (record: ReleaseRecord, set: RecordsById): readonly Finding[] | undefined => {
  const before = new Set(findingsOf(set)?.map(keyOf));
  return findingsOf(new Map([...set, [record.id, record]]))?.filter((finding) => !before.has(keyOf(finding)));
};
