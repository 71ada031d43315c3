import { localDateOf, localTimeOf, rupeesOf } from '@sundara/contracts';
import type { salonClientsFile } from '@sundara/contracts/api';
import type * as z from 'zod/mini';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { type CsvColumns, csvDocument } from '../../../platform/documents/csv-document.ts';
import { csvRupees } from '../../../platform/documents/csv-file.ts';
import type { DocumentFile } from '../../../platform/documents/document-file.ts';
import { findOwnSalon } from '../../marketplace/index.ts';
import { type ClientRow, readClients } from './clients.repository.ts';

const dayOf = (at: Date | null): string => (at ? localDateOf(at) : '');

/** What a salon noted of allergies is about somebody's health, so it is in no file that goes around. */
const COLUMNS: CsvColumns<ClientRow> = [
  ['Name', ({ name }) => name],
  ['Phone', ({ phone }) => phone],
  ['Visits', ({ visits }) => visits],
  ['Last visit', ({ lastVisit }) => dayOf(lastVisit)],
  ['Next visit', ({ nextVisit }) => nextVisit && `${localDateOf(nextVisit)} ${localTimeOf(nextVisit)}`],
  ['Spent (₹)', ({ spentPaise }) => csvRupees(rupeesOf(spentPaise))],
  ['Tags', ({ tags }) => tags.join(', ')],
];

/**
 * The matching clients of the owner's salon as a CSV file: days and times in Asia/Kolkata, rupees with 2 decimals.
 * @returns undefined if the owner has no salon any more
 */
export const findClientsFile = async (
  db: DatabaseHandle,
  filter: z.output<(typeof salonClientsFile)['query']>,
  now: Date,
  ownerId: string,
): Promise<DocumentFile | undefined> => {
  const salon = await findOwnSalon(db, ownerId);
  return (
    salon &&
    csvDocument('clients', COLUMNS, now, () => readClients(db, { ...filter, salonId: salon.id }, now))
  );
};
