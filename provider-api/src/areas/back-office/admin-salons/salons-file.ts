import { formatPhone, localDateOf } from '@sundara/contracts';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { type CsvColumns, csvDocument } from '../../../platform/documents/csv-document.ts';
import type { DocumentFile } from '../../../platform/documents/document-file.ts';
import { readList } from '../../../platform/list/list.ts';
import { type ManagedSalonRow, type SalonFilter, salonList } from './admin-salons.repository.ts';

const COLUMNS: CsvColumns<ManagedSalonRow> = [
  ['Name', ({ salon }) => salon.name],
  ['Status', ({ salon }) => (salon.isActive ? 'Active' : 'Pending')],
  ['Locality', ({ salon }) => salon.sublocality],
  ['City', ({ salon }) => salon.city],
  ['PIN', ({ salon }) => salon.postalCode],
  ['E-mail', ({ salon }) => salon.email],
  ['Contact number', ({ salon }) => formatPhone(salon.contactNumber)],
  ['Owner', ({ owner }) => owner?.name ?? ''],
  ["Owner's e-mail", ({ owner }) => owner?.email ?? ''],
  ['Plan', ({ plan }) => plan?.plan ?? ''],
  ['Plan state', ({ plan }) => plan?.state ?? ''],
  ['Rating', ({ salon }) => (salon.reviewCount === 0 ? '' : salon.rating.toFixed(1))],
  ['Reviews', ({ salon }) => salon.reviewCount],
  ['Services', ({ services }) => services],
  ['Bookings', ({ bookings }) => bookings],
  ['Added on', ({ salon }) => localDateOf(salon.createdAt)],
];

/** The matching salons, in order, as a CSV file. */
export const salonsFile = (db: DatabaseHandle, filter: SalonFilter, now: Date): DocumentFile =>
  csvDocument('salons', COLUMNS, now, () => readList(db, salonList, filter));
