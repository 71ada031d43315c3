import type { ListFile } from '@sundara/contracts/api';
import type * as z from 'zod/mini';
import type { DatabaseHandle } from '../database/database-handle.ts';
import type { DocumentFile } from '../documents/document-file.ts';

/**
 * The file of the rows that a filter selects.
 * @param accountId who asked for the file: an owner's list has the rows of their own salon
 * @returns undefined if they have no such list any more
 */
type FindFile<F> = (
  db: DatabaseHandle,
  filter: F,
  now: Date,
  accountId: string,
) => DocumentFile | undefined | Promise<DocumentFile | undefined>;

interface KnownFile {
  readonly operation: ListFile;
  /** A filter out of a link is parsed again. */
  readonly find: FindFile<unknown>;
}

/** The lists that admins and owners take along as files: each noun adds its own, the documents serve all. */
export interface ListFiles {
  readonly add: <O extends ListFile>(operation: O, find: FindFile<z.output<O['query']>>) => void;
  readonly find: (name: string) => KnownFile | undefined;
  readonly all: () => readonly KnownFile[];
}

export const createListFiles = (): ListFiles => {
  const files = new Map<string, KnownFile>();
  const add = <O extends ListFile>(operation: O, find: FindFile<z.output<O['query']>>): void => {
    // Its own schema parses it.
    const parsed = (filter: unknown) => operation.query.parse(filter) as z.output<O['query']>;
    files.set(operation.name, { operation, find: (db, filter, ...of) => find(db, parsed(filter), ...of) });
  };
  return { add, find: (name) => files.get(name), all: () => [...files.values()] };
};
