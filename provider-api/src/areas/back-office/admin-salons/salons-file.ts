import { formatPhone, localDateOf } from '@sundara/contracts';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { type CsvCell, csvStream } from '../../../platform/documents/csv-file.ts';
import type { DocumentFile } from '../../../platform/documents/document-file.ts';
import { type ManagedSalonRow, readManagedSalons, type SalonFilter } from './admin-salons.repository.ts';

const HEADER = [
  'Name',
  'Status',
  'Locality',
  'City',
  'PIN',
  'E-mail',
  'Contact number',
  'Owner',
  "Owner's e-mail",
  'Plan',
  'Plan state',
  'Rating',
  'Reviews',
  'Services',
  'Bookings',
  'Added on',
];

/** The matching salons as a CSV file that is written while it is read. */
export const salonsFile = (db: DatabaseHandle, filter: SalonFilter, now: Date): DocumentFile => ({
  name: `sundara-salons-${localDateOf(now)}.csv`,
  contentType: 'text/csv; charset=utf-8',
  bytes: async () => csvStream(HEADER, lines(readManagedSalons(db, filter))),
});

async function* lines(rows: AsyncIterable<ManagedSalonRow>): AsyncGenerator<readonly CsvCell[]> {
  for await (const { salon, owner, plan, services, bookings } of rows)
    yield [
      salon.name,
      salon.isActive ? 'Active' : 'Pending',
      salon.sublocality,
      salon.city,
      salon.postalCode,
      salon.email,
      formatPhone(salon.contactNumber),
      owner?.name ?? '',
      owner?.email ?? '',
      plan?.plan ?? '',
      plan?.state ?? '',
      salon.reviewCount === 0 ? '' : salon.rating.toFixed(1),
      salon.reviewCount,
      services,
      bookings,
      localDateOf(salon.createdAt),
    ];
}
