/** A document as it is kept; the revision changes with every write. */
export interface StoredDocument {
  readonly text: string;
  readonly revision: string;
}

/**
 * Where the registry keeps what it decides by: 'environments/production', 'releases/booking', 'compositions/<hash>',
 * 'acts/<hash>'. Every write is a compare-and-swap, so that of two at once on two machines one is told.
 */
export interface DocumentStore {
  readonly read: (name: string) => Promise<StoredDocument | undefined>;
  /** Its revision alone, cheap enough to be asked for every page. */
  readonly revision: (name: string) => Promise<string | undefined>;
  /**
   * Writes whole, if the revision is still `expected`; undefined: if there is none yet. Answers the new revision, or
   * undefined when somebody else was faster.
   */
  readonly write: (name: string, text: string, expected: string | undefined) => Promise<string | undefined>;
  /** Names below a prefix, 'environments/', sorted. */
  readonly list: (prefix: string) => Promise<readonly string[]>;
  readonly remove: (name: string) => Promise<void>;
  readonly close: () => Promise<void>;
}
