import { AsyncLocalStorage } from 'node:async_hooks';

/** What a call has changed so far. */
export interface CallChanges {
  /** Statements that changed rows and were committed. */
  changed: number;
  /** Audit entries that were written. */
  audited: number;
}

const calls = new AsyncLocalStorage<CallChanges | undefined>();

/** Runs a call's work and counts its changes in `changes`. */
export const countingChanges = <T>(changes: CallChanges, work: () => Promise<T>): Promise<T> =>
  calls.run(changes, work);

/** Runs the server's own work, such as counting attempts: its writes do not count as changes of the call. */
export const uncounted = <T>(work: () => Promise<T>): Promise<T> => calls.run(undefined, work);

/** Counts committed statements of the current call that changed rows. */
export const countChanged = (statements: number): void => {
  const call = calls.getStore();
  if (call) call.changed += statements;
};

/** Counts audit entries that the current call wrote. */
export const countAudited = (entries: number): void => {
  const call = calls.getStore();
  if (call) call.audited += entries;
};

/** Whether a completed statement changed rows. Changes in the `with` clause of a SELECT are not noticed. */
export const changedRows = ({ command, rowCount }: { command: string; rowCount: number | null }): boolean =>
  (command === 'INSERT' || command === 'UPDATE' || command === 'DELETE') && (rowCount ?? 0) > 0;
