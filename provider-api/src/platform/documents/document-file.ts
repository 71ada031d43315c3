import type { Readable } from 'node:stream';

export interface DocumentFile {
  /** Of letters, digits, dots and dashes only. */
  readonly name: string;
  readonly contentType: string;
  /** Content that can be long is a stream, produced while it is sent. */
  readonly bytes: () => Promise<Buffer | Readable>;
}
