/** Where the files of releases lie: 'remotes/booking/1.4.2/remoteEntry.js'. Written once, never changed. */
export interface FileStore {
  /** Undefined when there is no such file. */
  readonly read: (path: string) => Promise<Buffer | undefined>;
  readonly write: (path: string, content: Buffer) => Promise<void>;
  /**
   * Makes a folder ready to be read from; a bucket needs nothing.
   *
   * @throws Refusal when it can't be used
   */
  readonly prepare?: () => Promise<void>;
  /** Paths below a prefix, sorted. */
  readonly list: (prefix: string) => Promise<readonly string[]>;
  /** Removes everything below a prefix. */
  readonly remove: (prefix: string) => Promise<void>;
  /**
   * Another text when the file of this path was written or replaced, at the cost of a look at it; undefined when there
   * is no such file. A bucket tells none.
   */
  readonly revision?: (path: string) => Promise<string | undefined>;
}
