import { localDateOf, rupeesOf } from '@sundara/contracts';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { csvRupees, csvStream } from '../../../platform/documents/csv-file.ts';
import type { DocumentFile } from '../../../platform/documents/document-file.ts';
import { type CentralFilter, findCentralServices } from './central-services.repository.ts';

const HEADER = [
  'Category',
  'Service Name',
  'Description',
  'Price (₹)',
  'Duration (mins)',
  'Specializations',
  'Status',
  'Changed on',
];

/** The matching central services, in the list's order, as CSV: rupees with 2 decimals, days of Asia/Kolkata. */
export const centralServicesFile = (db: DatabaseHandle, filter: CentralFilter, now: Date): DocumentFile => ({
  name: `sundara-central-services-${localDateOf(now)}.csv`,
  contentType: 'text/csv; charset=utf-8',
  bytes: async () => {
    const rows = await findCentralServices(db, filter);
    return csvStream(
      HEADER,
      rows.map((row) => [
        row.category,
        row.name,
        row.description,
        csvRupees(rupeesOf(row.pricePaise)),
        row.durationMinutes,
        row.specializations.join(', '),
        row.isActive ? 'Active' : 'Inactive',
        localDateOf(row.updatedAt),
      ]),
    );
  },
});
