import { localDateOf, localTimeOf } from '@sundara/contracts';
import { userFilter } from '@sundara/contracts/api';
import * as z from 'zod/mini';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { type CsvCell, csvStream } from '../../../platform/documents/csv-file.ts';
import type { DocumentFile } from '../../../platform/documents/document-file.ts';
import { inOrderOf } from '../../../platform/list/page-of-ids.ts';
import { findUsersWithSalon, type UserFilter, userIdsInOrder } from './users.repository.ts';

/** The filter and order of the file, as stored in its link. */
export const userFilterSchema = z.object(userFilter);

const HEADER = ['Name', 'E-mail', 'Phone', 'Role', 'Status', 'Salon', 'Joined'];
const ROLE_NAMES = { customer: 'Customer', salon: 'Salon Owner', admin: 'Admin' } as const;
/** Rows per batch: enough to be quick, few enough for memory. */
const AT_ONCE = 500;

/** The matching accounts, in order, as a CSV file; read in batches while it is sent. */
export const findUsersFile = (db: DatabaseHandle, filter: UserFilter, now: Date): DocumentFile => ({
  name: `sundara-users-${localDateOf(now)}.csv`,
  contentType: 'text/csv; charset=utf-8',
  bytes: async () => csvStream(HEADER, lines(db, filter)),
});

async function* lines(db: DatabaseHandle, filter: UserFilter): AsyncGenerator<readonly CsvCell[]> {
  const ids = await userIdsInOrder(db, filter);
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const part = ids.slice(from, from + AT_ONCE);
    for (const user of inOrderOf(part, await findUsersWithSalon(db, part))) {
      yield [
        ...[user.name, user.email, user.phone, ROLE_NAMES[user.role]],
        ...[user.isActive ? 'Active' : 'Disabled', user.salon?.name ?? ''],
        `${localDateOf(user.createdAt)} ${localTimeOf(user.createdAt)}`,
      ];
    }
  }
}
