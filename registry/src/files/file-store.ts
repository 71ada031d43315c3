/** Where the files of releases lie: 'remotes/booking/1.4.2/remoteEntry.js'. Written once, never changed. */
export interface FileStore {
  /** Undefined when there is no such file. */
  readonly read: (path: string) => Promise<Buffer | undefined>;
  readonly write: (path: string, content: Buffer) => Promise<void>;
  /** Paths below a prefix, sorted. */
  readonly list: (prefix: string) => Promise<readonly string[]>;
  /** Removes everything below a prefix. */
  readonly remove: (prefix: string) => Promise<void>;
  /** The folder that a server may send files from; undefined for a bucket. */
  readonly folder: string | undefined;
}
