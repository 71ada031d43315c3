import type { EnvironmentDocument } from '@sundara/contracts/federation';
import { Tampered } from '../../refusal.ts';

type Change = Pick<EnvironmentDocument, 'environment' | 'sequence' | 'history'>;

/** The minimum sequence of an environment: the highest seen with a valid signature. Older documents are refused. */
export interface MinSequence {
  readonly sequence: () => number;
  /** Raises it to a sequence that was seen, with the hash of its act if known. */
  readonly raise: (sequence: number, history?: string) => void;
  /** @throws Tampered for a document older than the newest seen, and for a different one with the same sequence */
  readonly check: (change: Change) => void;
}

/** @param file where it is stored, for the message that says how to start again */
export const createMinSequence = (file: string): MinSequence => {
  let seen: { readonly sequence: number; readonly history: string | undefined } = {
    sequence: 0,
    history: undefined,
  };
  const raise = (sequence: number, history?: string): void => {
    if (sequence > seen.sequence) seen = { sequence, history };
  };
  const wayOut = `restore the newest document. If it was begun anew on purpose, stop the site and remove ${file}.`;
  return {
    sequence: () => seen.sequence,
    raise,
    check: ({ environment, sequence, history }) => {
      const place = `environments/${environment} is at change ${sequence}`;
      if (sequence < seen.sequence)
        throw new Tampered(`${place}, and change ${seen.sequence} was seen before: ${wayOut}`);
      if (sequence === seen.sequence && seen.history !== undefined && seen.history !== history)
        throw new Tampered(`${place}, and another change of that number was seen before: ${wayOut}`);
      raise(sequence, history);
    },
  };
};
