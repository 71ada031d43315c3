import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod/mini';

/** Written last, so that a folder without it is a backup that was never finished. */
export const MANIFEST = 'manifest.json';

/** What a backup consists of. */
export const manifestSchema = z.object({
  /** Of the layout. */
  format: z.literal(1),
  /** When it was begun, ISO in UTC: what was committed later need not be in it. */
  begunAt: z.string(),
  finishedAt: z.string(),
  /** Whose key opens the files ('age1…'); missing where they are plain. */
  recipient: z.optional(z.string()),
  /** What each part says of itself: versions, counts. */
  facts: z.record(z.string(), z.record(z.string(), z.union([z.string(), z.number()]))),
  /** Path in the backup → sha256 of its content as it lies there, in hex. */
  files: z.record(z.string(), z.string().check(z.regex(/^[0-9a-f]{64}$/))),
});
export type Manifest = z.output<typeof manifestSchema>;

/** The sha256 of a stream, in hex. */
export const hashOf = async (content: Readable): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(content, hash);
  return hash.digest('hex');
};
