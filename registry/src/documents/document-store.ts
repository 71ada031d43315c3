/** A stored document; the revision changes with every write. */
export interface StoredDocument {
  readonly text: string;
  readonly revision: string;
}

/**
 * The store for all documents that the registry's decisions depend on: 'environments/production', 'releases/booking',
 * 'compositions/<hash>', 'acts/<hash>'. Every write is a compare-and-swap, so that of two concurrent writes on two
 * machines one fails.
 */
export interface DocumentStore {
  readonly read: (name: string) => Promise<StoredDocument | undefined>;
  /** Only its revision, cheap enough to read for every page. */
  readonly revision: (name: string) => Promise<string | undefined>;
  /**
   * Writes atomically if the revision is still `expected`; undefined means that the document must not exist yet.
   * Returns the new revision, or undefined when somebody else wrote first.
   */
  readonly write: (name: string, text: string, expected: string | undefined) => Promise<string | undefined>;
  /** Names below a prefix, 'environments/', sorted. */
  readonly list: (prefix: string) => Promise<readonly string[]>;
  readonly remove: (name: string) => Promise<void>;
  readonly close: () => Promise<void>;
}
