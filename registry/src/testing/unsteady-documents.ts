import type { DocumentStore } from '../documents/document-store.ts';
import { Unavailable } from '../refusal.ts';

/** The call that fails, counted from now: either it wasn't performed, or its answer was lost. */
export interface Fault {
  readonly call: number;
  readonly lost: 'question' | 'answer';
}

export interface UnsteadyDocuments {
  readonly documents: DocumentStore;
  /** Sets the fault from now on; undefined means none. */
  readonly expect: (fault: Fault | undefined) => void;
  /** Whether the fault has occurred since then. */
  readonly failed: () => boolean;
}

/** A store whose network fails once, at a chosen call. */
export const unsteady = (store: DocumentStore): UnsteadyDocuments => {
  let left = Number.POSITIVE_INFINITY;
  let lost: Fault['lost'] = 'question';
  let hasFailed = false;
  const fail = (): never => {
    hasFailed = true;
    throw new Unavailable('The store of documents does not answer: the test cut it off.');
  };
  const through =
    <Given extends readonly unknown[], Answer>(call: (...given: Given) => Promise<Answer>) =>
    async (...given: Given): Promise<Answer> => {
      left -= 1;
      const isCut = left === 0;
      if (isCut && lost === 'question') fail();
      const answer = await call(...given);
      return isCut ? fail() : answer;
    };
  return {
    documents: {
      read: through(store.read),
      revision: through(store.revision),
      write: through(store.write),
      list: through(store.list),
      remove: through(store.remove),
      close: store.close,
    },
    expect: (fault) => {
      hasFailed = false;
      left = fault?.call ?? Number.POSITIVE_INFINITY;
      lost = fault?.lost ?? 'question';
    },
    failed: () => hasFailed,
  };
};
