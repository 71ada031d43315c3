import type { Readable } from 'node:stream';

export interface DocumentFile {
  /** Of letters, digits, dots and dashes only. */
  readonly name: string;
  readonly contentType: string;
  /** What can grow long is written while it is sent. */
  readonly bytes: () => Promise<Buffer | Readable>;
}
