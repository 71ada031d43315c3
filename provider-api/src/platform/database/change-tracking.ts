import { AsyncLocalStorage } from 'node:async_hooks';

/** What a call has changed so far. */
export interface CallChanges {
  /** Statements that changed rows and were committed. */
  changed: number;
  /** Entries of the audit that were written. */
  audited: number;
}

const calls = new AsyncLocalStorage<CallChanges | undefined>();

/** Runs a call's work; what it changes is counted in `changes` from here on. */
export const countingChanges = <T>(changes: CallChanges, work: () => Promise<T>): Promise<T> =>
  calls.run(changes, work);

/** Does work of the server's own, as counting attempts: what it writes is nothing that the call changes. */
export const uncounted = <T>(work: () => Promise<T>): Promise<T> => calls.run(undefined, work);

/** Counts statements of the call under way that changed rows and were committed. */
export const countChanged = (statements: number): void => {
  const call = calls.getStore();
  if (call) call.changed += statements;
};

/** Counts entries that the call under way wrote into the audit. */
export const countAudited = (entries: number): void => {
  const call = calls.getStore();
  if (call) call.audited += entries;
};

/** Whether an answered statement changed rows. One that changes them in a `with` of a SELECT is not noticed. */
export const changedRows = ({ command, rowCount }: { command: string; rowCount: number | null }): boolean =>
  (command === 'INSERT' || command === 'UPDATE' || command === 'DELETE') && (rowCount ?? 0) > 0;
