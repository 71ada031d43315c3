import { localDateOf, rupeesOf } from '@sundara/contracts';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { type CsvColumns, csvDocument } from '../../../platform/documents/csv-document.ts';
import { csvRupees } from '../../../platform/documents/csv-file.ts';
import type { DocumentFile } from '../../../platform/documents/document-file.ts';
import type { CentralRow } from '../salons/central-services.tables.ts';
import { type CentralFilter, readCentralServices } from './central-services.repository.ts';

const COLUMNS: CsvColumns<CentralRow> = [
  ['Category', ({ category }) => category],
  ['Service Name', ({ name }) => name],
  ['Description', ({ description }) => description],
  ['Price (₹)', ({ pricePaise }) => csvRupees(rupeesOf(pricePaise))],
  ['Duration (mins)', ({ durationMinutes }) => durationMinutes],
  ['Specializations', ({ specializations }) => specializations.join(', ')],
  ['Status', ({ isActive }) => (isActive ? 'Active' : 'Inactive')],
  ['Changed on', ({ updatedAt }) => localDateOf(updatedAt)],
];

/** The matching central services, in the list's order, as CSV: rupees with 2 decimals, days of Asia/Kolkata. */
export const centralServicesFile = (db: DatabaseHandle, filter: CentralFilter, now: Date): DocumentFile =>
  csvDocument('central-services', COLUMNS, now, () => readCentralServices(db, filter));
