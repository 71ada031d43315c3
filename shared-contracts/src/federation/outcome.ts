/** The steps on the way to a remote's module, in order. */
export const LOAD_STEPS = ['resolve', 'check-contract', 'load-entry', 'init-scope', 'get-module'] as const;
export type LoadStep = (typeof LOAD_STEPS)[number];

/**
 * Why a module could not be loaded. `missing`: the composition has no such remote or expose. `contract`: versions
 * don't fit. `network`: files can't be fetched. `tampered`: a file's hash is wrong. `timeout`: the budget is
 * spent. `broken`: the remote's own code failed.
 */
export const LOAD_FAILURE_REASONS = [
  'missing',
  'contract',
  'network',
  'tampered',
  'timeout',
  'broken',
] as const;
export type LoadFailureReason = (typeof LOAD_FAILURE_REASONS)[number];

export interface LoadFailure {
  readonly remoteId: string;
  readonly title: string;
  readonly version: string | undefined;
  readonly step: LoadStep;
  readonly reason: LoadFailureReason;
  /** What was found, for the people who fix it. */
  readonly detail: string;
}

/** The loader never throws: it returns a module with its version, or a failure with its step. */
export type RemoteOutcome<M> =
  | { readonly ok: true; readonly module: M; readonly remoteId: string; readonly version: string }
  | { readonly ok: false; readonly failure: LoadFailure };
