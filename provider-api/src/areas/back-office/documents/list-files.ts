import { adminAuditFile, adminSalonsFile, adminServicesFile, adminUsersFile } from '@sundara/contracts/api';
import type * as z from 'zod/mini';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import type { DocumentFile } from '../../../platform/documents/document-file.ts';
import { auditFile, centralServicesFile } from '../../marketplace/index.ts';
import { salonsFile } from '../admin-salons/salons-file.ts';
import { usersFile } from '../users/users-file.ts';

type FileOperation =
  | typeof adminUsersFile
  | typeof adminSalonsFile
  | typeof adminServicesFile
  | typeof adminAuditFile;

interface ListFile {
  readonly operation: FileOperation;
  /** The file of the rows that a filter selects; a filter out of a link is parsed again. */
  readonly find: (db: DatabaseHandle, filter: unknown, now: Date) => DocumentFile;
}

const file = <O extends FileOperation>(
  operation: O,
  find: (db: DatabaseHandle, filter: z.output<O['query']>, now: Date) => DocumentFile,
): ListFile => ({
  operation,
  find: (db, filter, now) => find(db, operation.query.parse(filter) as z.output<O['query']>, now),
});

/** The lists that admins take along as files. */
export const LIST_FILES: readonly ListFile[] = [
  file(adminUsersFile, usersFile),
  file(adminSalonsFile, salonsFile),
  file(adminServicesFile, centralServicesFile),
  file(adminAuditFile, auditFile),
];
