import { localDateOf, localTimeOf } from '@sundara/contracts';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { type CsvColumns, csvDocument } from '../../../platform/documents/csv-document.ts';
import type { DocumentFile } from '../../../platform/documents/document-file.ts';
import { readList } from '../../../platform/list/list.ts';
import { type ListedUser, type UserFilter, userList } from './users.repository.ts';

const ROLE_NAMES = { customer: 'Customer', salon: 'Salon Owner', admin: 'Admin' } as const;

const COLUMNS: CsvColumns<ListedUser> = [
  ['Name', ({ name }) => name],
  ['E-mail', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Role', ({ role }) => ROLE_NAMES[role]],
  ['Status', ({ isActive }) => (isActive ? 'Active' : 'Disabled')],
  ['Salon', ({ salon }) => salon?.name ?? ''],
  ['Joined', ({ createdAt }) => `${localDateOf(createdAt)} ${localTimeOf(createdAt)}`],
];

/** The matching accounts, in order, as a CSV file. */
export const usersFile = (db: DatabaseHandle, filter: UserFilter, now: Date): DocumentFile =>
  csvDocument('users', COLUMNS, now, () => readList(db, userList, filter));
