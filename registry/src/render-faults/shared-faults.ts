import type { DocumentStore } from '../documents/document-store.ts';
import { createSharedCounts } from '../shared-counts/shared-counts.ts';
import { readWrittenCounts } from '../shared-counts/written-counts.ts';
import { addFaults, type FaultCounts, faultCountsSchema, withFault } from './fault-counts.ts';
import type { RenderFault } from './render-fault.ts';

const KIND = { kind: 'render-faults', schema: faultCountsSchema };

/** Pages that could not be rendered on the server within a day, of all processes together. */
export interface SharedFaults {
  readonly count: (fault: RenderFault) => void;
  /** The counts of all processes, the latest first. */
  readonly of: (environment: string) => Promise<FaultCounts>;
  /** Writes the counts that changed since the last call. */
  readonly share: () => Promise<void>;
}

/** Stores the counts in documents 'render-faults/<environment>/<process>'. */
export const createSharedFaults = (documents: DocumentStore, now = (): Date => new Date()): SharedFaults => {
  const shared = createSharedCounts({ ...KIND, documents, now });
  return {
    count: (fault) => {
      const { environment } = fault;
      shared.put(environment, withFault(shared.own(environment) ?? [], fault, now()));
    },
    of: async (environment) =>
      addFaults([...(await shared.others(environment)), shared.own(environment) ?? []], now()),
    share: shared.share,
  };
};

/** What the site servers have written, for a command that counts nothing itself. */
export const readFaults = async (
  documents: DocumentStore,
  environment: string,
  now: Date,
): Promise<FaultCounts> =>
  addFaults(await readWrittenCounts({ ...KIND, documents, now: () => now }, environment), now);
