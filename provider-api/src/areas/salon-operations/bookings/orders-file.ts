import { formatDuration, localDateOf, localTimeOf, rupeesOf } from '@sundara/contracts';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { type CsvCell, csvRupees, csvStream } from '../../../platform/documents/csv-file.ts';
import type { DocumentFile } from '../../../platform/documents/document-file.ts';
import { presentSalonBooking } from '../../booking/index.ts';
import { findOwnSalon } from '../../marketplace/index.ts';
import { type OrderFilter, orderBy, orderCondition, readOrders } from './orders.repository.ts';

const HEADER = [
  'No.',
  'Date',
  'Time',
  'Length',
  'Customer',
  'Phone',
  'E-mail',
  'Services',
  'With',
  'Status',
  'Came',
  'Source',
  'Services (₹)',
  'Discount (₹)',
  'Fee (₹)',
  'GST (₹)',
  'Total (₹)',
  'Payment',
  'Booked on',
  'Wishes',
];

/**
 * The matching bookings of the owner's salon as a CSV file: times in Asia/Kolkata, rupees with 2 decimals.
 * @returns undefined if the owner has no salon any more
 */
export const findOrdersFile = async (
  db: DatabaseHandle,
  { ownerId, filter }: { readonly ownerId: string; readonly filter: OrderFilter },
  now: Date,
): Promise<DocumentFile | undefined> => {
  const salon = await findOwnSalon(db, ownerId);
  if (!salon) return undefined;
  return {
    name: `sundara-bookings-${localDateOf(now)}.csv`,
    contentType: 'text/csv; charset=utf-8',
    bytes: async () => {
      const rows = readOrders(db, orderCondition(salon.id, filter, now), orderBy(filter));
      return csvStream(HEADER, lines(rows));
    },
  };
};

type Rows = ReturnType<typeof readOrders>;

async function* lines(rows: Rows): AsyncGenerator<readonly CsvCell[]> {
  for await (const row of rows) {
    const { booking, start } = row;
    const shown = presentSalonBooking(row);
    yield [
      shown.no,
      localDateOf(start),
      localTimeOf(start),
      formatDuration(shown.duration),
      shown.customer.name,
      shown.customer.phone,
      shown.customer.email,
      shown.serviceName,
      shown.specialists.join(', '),
      shown.statusLabel,
      CAME[shown.attendance ?? 'unsaid'],
      shown.source,
      ...[
        booking.basePaise,
        booking.discountPaise,
        booking.feePaise,
        booking.gstPaise,
        booking.totalPaise,
      ].map((paise) => csvRupees(rupeesOf(paise))),
      shown.paymentStatus,
      `${localDateOf(booking.createdAt)} ${localTimeOf(booking.createdAt)}`,
      shown.specialRequests,
    ];
  }
}

const CAME = { attended: 'yes', no_show: 'no', unsaid: '' } as const;
