import type { ListFile } from '@sundara/contracts/api';
import type * as z from 'zod/mini';
import type { DatabaseHandle } from '../database/database-handle.ts';
import type { DocumentFile } from '../documents/document-file.ts';

interface KnownFile {
  readonly operation: ListFile;
  /** The file of the rows that a filter selects; a filter out of a link is parsed again. */
  readonly find: (db: DatabaseHandle, filter: unknown, now: Date) => DocumentFile;
}

type FindFile<O extends ListFile> = (
  db: DatabaseHandle,
  filter: z.output<O['query']>,
  now: Date,
) => DocumentFile;

/** The lists that admins take along as files: each noun adds its own, the documents serve all. */
export interface ListFiles {
  readonly add: <O extends ListFile>(operation: O, find: FindFile<O>) => void;
  readonly find: (name: string) => KnownFile | undefined;
  readonly all: () => readonly KnownFile[];
}

export const createListFiles = (): ListFiles => {
  const files = new Map<string, KnownFile>();
  const add = <O extends ListFile>(operation: O, find: FindFile<O>): void => {
    // Its own schema parses it.
    const parsed = (filter: unknown) => operation.query.parse(filter) as z.output<O['query']>;
    files.set(operation.name, { operation, find: (db, filter, now) => find(db, parsed(filter), now) });
  };
  return { add, find: (name) => files.get(name), all: () => [...files.values()] };
};
