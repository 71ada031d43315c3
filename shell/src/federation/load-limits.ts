/** What one candidate may take, in milliseconds. */
export interface Budget {
  /** Until nobody waits any more, whatever is to blame. */
  readonly allMs: number;
  /** From the moment that the shell is ready for it. */
  readonly ownMs: number;
  /** How long a file is tried again that fails. */
  readonly deadMs: number;
}

/** How long a file is worth waiting for, in milliseconds. */
export interface Patience {
  /** All that it may take. */
  readonly limitMs: number;
  /** After this long no further try begins for one that fails; a stalled one is waited for. */
  readonly deadMs: number;
}

/** What people are promised: after this long, in milliseconds, a remote is here or its failure is told. */
const PROMISED_MS = 8_000;

/** How long each part of loading a remote may take. */
export interface LoadLimits {
  /** What the next candidate may take after so much was spent, in milliseconds. */
  readonly budgetAfter: (spentMs: number, isLast: boolean) => Budget;
  /** As long as a file may take that stands for itself: a chunk that code asks for later. */
  readonly ofOneFile: Patience;
  /** A file that has not come after this long is asked for again under another URL, in milliseconds. */
  readonly stalledAfterMs: number;
}

/**
 * The limits of a site that promises a remote within `promisedMs`; each part of them grows with it. The whole
 * takes a little less than is promised, and of two candidates the first leaves the second enough. Of the usual
 * 8 s, what fails at once is told within 3.
 */
export const loadLimits = (promisedMs = PROMISED_MS): LoadLimits => {
  const scale = promisedMs / PROMISED_MS;
  return {
    budgetAfter: (spentMs, isLast) => {
      const allMs = Math.max(1, 7_800 * scale - spentMs);
      return isLast
        ? { allMs, ownMs: allMs, deadMs: Math.max(800 * scale, 2_400 * scale - spentMs) }
        : { allMs, ownMs: 4_400 * scale, deadMs: 900 * scale };
    },
    ofOneFile: { limitMs: 7_500 * scale, deadMs: 2_000 * scale },
    stalledAfterMs: 4_000 * scale,
  };
};
