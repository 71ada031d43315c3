import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';

const lockEntrySchema = z.looseObject({
  version: z.string().optional(),
  resolved: z.string().optional(),
  dev: z.boolean().optional(),
  optional: z.boolean().optional(),
  link: z.boolean().optional(),
  /** Its real name, where it is installed under another one. */
  name: z.string().optional(),
  license: z.string().optional(),
  os: z.array(z.string()).optional(),
  cpu: z.array(z.string()).optional(),
  hasInstallScript: z.boolean().optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});
export type LockEntry = z.output<typeof lockEntrySchema>;

const lockFileSchema = z.looseObject({
  lockfileVersion: z.literal(3),
  packages: z.record(z.string(), lockEntrySchema),
});
export type LockFile = z.output<typeof lockFileSchema>;

/**
 * Reads a lock file. It is checked by the schema but returned as read: the schema's result has its keys in another
 * order.
 *
 * @throws Error where the file is no lock file of npm's version 3
 */
export const readLock = async (file: string): Promise<LockFile> => {
  const content: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (!isLockFile(content)) throw new Error(`${file} is not a lock file of version 3.`);
  return content;
};

const isLockFile = (content: unknown): content is LockFile => lockFileSchema.safeParse(content).success;

/** Writes it the way npm does, so that the next `npm install` changes only what it must. */
export const writeLock = async (file: string, lock: LockFile): Promise<void> => {
  await writeFile(file, `${JSON.stringify(lock, null, 2)}\n`);
};
