/** The time that one candidate may take, in milliseconds. */
export interface Budget {
  /** The total time limit, whether the shell or the remote is slow. */
  readonly allMs: number;
  /** The limit from the moment that the shell is ready for it. */
  readonly ownMs: number;
  /** How long a failing file is retried. */
  readonly deadMs: number;
}

/** How long to wait for a file, in milliseconds. */
export interface Patience {
  /** The total time that it may take. */
  readonly limitMs: number;
  /** After this time a failing file is not retried; a stalled one is still waited for. */
  readonly deadMs: number;
}

/** The promise to users: after this time, in milliseconds, a remote is loaded or its failure is shown. */
const PROMISED_MS = 8_000;
/** Each wait ends then, in milliseconds: the rest is for the page, which starts it and shows its end. */
const ENDS_MS = 7_000;

/** How long each part of loading a remote may take. */
export interface LoadLimits {
  /** The time that the next candidate may take after `spentMs`, in milliseconds. */
  readonly budgetAfter: (spentMs: number, isLast: boolean) => Budget;
  /** The limit of a single file: a chunk that running code requests. */
  readonly ofOneFile: Patience;
  /** A file that has not loaded after this time is requested again under another URL, in milliseconds. */
  readonly stalledAfterMs: number;
}

/**
 * The limits of a site that promises a remote within `promisedMs`; each limit scales with it. The total leaves the page
 * an eighth of the promise, and of two candidates the first leaves the second enough time. With the usual 8 s, an
 * immediate failure is reported within 3 s.
 */
export const loadLimits = (promisedMs = PROMISED_MS): LoadLimits => {
  const scale = promisedMs / PROMISED_MS;
  return {
    budgetAfter: (spentMs, isLast) => {
      const allMs = Math.max(1, ENDS_MS * scale - spentMs);
      return isLast
        ? { allMs, ownMs: allMs, deadMs: Math.max(800 * scale, 2_400 * scale - spentMs) }
        : { allMs, ownMs: 4_000 * scale, deadMs: 900 * scale };
    },
    ofOneFile: { limitMs: ENDS_MS * scale, deadMs: 2_000 * scale },
    stalledAfterMs: 4_000 * scale,
  };
};
