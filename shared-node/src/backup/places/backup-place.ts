import type { Readable } from 'node:stream';

/** Where a backup lies: a folder, or a bucket. */
export interface BackupPlace {
  /** As an operator names it. */
  readonly name: string;
  /** Makes it ready for a new backup. @throws BackupFault if something is there already */
  readonly begin: () => Promise<void>;
  /** Stores a file, which is never whole in memory. */
  readonly write: (name: string, content: AsyncIterable<Uint8Array>) => Promise<void>;
  /** The content of a file. @throws BackupFault if it is missing or can't be read */
  readonly read: (name: string) => Promise<Readable>;
}
