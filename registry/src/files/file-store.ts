/** The store for the files of releases: 'remotes/booking/1.4.2/remoteEntry.js'. Written once, never changed. */
export interface FileStore {
  /** Undefined when there is no such file. */
  readonly read: (path: string) => Promise<Buffer | undefined>;
  readonly write: (path: string, content: Buffer) => Promise<void>;
  /**
   * Prepares a folder for reading; a bucket needs no preparation.
   *
   * @throws Refusal when it can't be used
   */
  readonly prepare?: () => Promise<void>;
  /** Paths below a prefix, sorted. */
  readonly list: (prefix: string) => Promise<readonly string[]>;
  /** Removes everything below a prefix. */
  readonly remove: (prefix: string) => Promise<void>;
  /**
   * A text that changes whenever the file of this path is written or replaced, at the cost of a file system call;
   * undefined when there is no such file. Not available for a bucket.
   */
  readonly revision?: (path: string) => Promise<string | undefined>;
}
