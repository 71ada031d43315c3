import type { Act } from '@sundara/contracts/federation';
import type { DocumentStore } from '../documents/document-store.ts';
import type { Subject } from '../keys/subject.ts';
import { Refusal } from '../refusal.ts';
import { actsFrom, readAct } from './acts.ts';
import type { NamedAct } from './registry.ts';
import { takeActs } from './take-acts.ts';

interface Place {
  readonly history: string;
  readonly sequence: number;
}

/** A history split at a moment; both parts oldest first. */
export interface KeptHistory {
  readonly kept: readonly NamedAct[];
  readonly undone: readonly NamedAct[];
}

const chainFrom = async (
  documents: DocumentStore,
  subject: Subject,
  head: Place | undefined,
): Promise<readonly NamedAct[] | undefined> => {
  try {
    return head && (await takeActs(actsFrom(documents, subject, head))).toReversed();
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
};

/** Every act of a subject in the store, newest first. */
const actsOf = async (documents: DocumentStore, subject: Subject): Promise<readonly NamedAct[]> => {
  const found: NamedAct[] = [];
  for (const name of await documents.list('acts/')) {
    const id = name.slice('acts/'.length);
    const act: Act | undefined = await readAct(documents, id).catch((error: unknown) => {
      if (error instanceof Refusal) return undefined;
      throw error;
    });
    if (act?.subject === subject) found.push({ ...act, id });
  }
  return found.toSorted((a, b) => b.sequence - a.sequence);
};

/**
 * Splits a history at a moment. Whatever follows an act from after that moment counts as later, whatever time it gives.
 * Where the history of the head is broken, the longest complete history in the store from before the moment is used.
 *
 * @param after milliseconds; undefined keeps every act
 */
export const keptHistory = async (
  documents: DocumentStore,
  subject: Subject,
  head: Place | undefined,
  after: number | undefined,
): Promise<KeptHistory> => {
  // Written so that an invalid time counts as later.
  const isBefore = ({ at }: Act): boolean => after === undefined || Date.parse(at) <= after;
  const whole = await chainFrom(documents, subject, head);
  if (whole) {
    const end = whole.findIndex((act) => !isBefore(act));
    return end === -1 ? { kept: whole, undone: [] } : { kept: whole.slice(0, end), undone: whole.slice(end) };
  }
  for (const { id: history, sequence } of await actsOf(documents, subject)) {
    const chain = await chainFrom(documents, subject, { history, sequence });
    if (chain?.every(isBefore)) return { kept: chain, undone: [] };
  }
  return { kept: [], undone: [] };
};
