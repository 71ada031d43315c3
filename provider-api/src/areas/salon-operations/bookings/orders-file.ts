import { formatDuration, localDateOf, localTimeOf, type Paise, rupeesOf } from '@sundara/contracts';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { type CsvColumns, csvDocument } from '../../../platform/documents/csv-document.ts';
import { csvRupees } from '../../../platform/documents/csv-file.ts';
import type { DocumentFile } from '../../../platform/documents/document-file.ts';
import { presentSalonBooking } from '../../booking/index.ts';
import { findOwnSalon } from '../../marketplace/index.ts';
import { type OrderFilter, type OrderRow, orderBy, orderCondition, readOrders } from './orders.repository.ts';

interface Line {
  readonly row: OrderRow;
  readonly shown: ReturnType<typeof presentSalonBooking>;
}

const CAME = { attended: 'yes', no_show: 'no', unsaid: '' } as const;
const rupees = (paise: Paise): string => csvRupees(rupeesOf(paise));
const minuteOf = (at: Date): string => `${localDateOf(at)} ${localTimeOf(at)}`;

const COLUMNS: CsvColumns<Line> = [
  ['No.', ({ shown }) => shown.no],
  ['Date', ({ row }) => localDateOf(row.start)],
  ['Time', ({ row }) => localTimeOf(row.start)],
  ['Length', ({ shown }) => formatDuration(shown.duration)],
  ['Customer', ({ shown }) => shown.customer.name],
  ['Phone', ({ shown }) => shown.customer.phone],
  ['E-mail', ({ shown }) => shown.customer.email],
  ['Services', ({ shown }) => shown.serviceName],
  ['With', ({ shown }) => shown.specialists.join(', ')],
  ['Status', ({ shown }) => shown.statusLabel],
  ['Came', ({ shown }) => CAME[shown.attendance ?? 'unsaid']],
  ['Source', ({ shown }) => shown.source],
  ['Services (₹)', ({ row }) => rupees(row.booking.basePaise)],
  ['Discount (₹)', ({ row }) => rupees(row.booking.discountPaise)],
  ['Fee (₹)', ({ row }) => rupees(row.booking.feePaise)],
  ['GST (₹)', ({ row }) => rupees(row.booking.gstPaise)],
  ['Total (₹)', ({ row }) => rupees(row.booking.totalPaise)],
  ['Payment', ({ shown }) => shown.paymentStatus],
  ['Booked on', ({ row }) => minuteOf(row.booking.createdAt)],
  ['Wishes', ({ shown }) => shown.specialRequests],
];

async function* linesOf(rows: AsyncIterable<OrderRow>): AsyncGenerator<Line> {
  for await (const row of rows) yield { row, shown: presentSalonBooking(row) };
}

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
  const condition = salon && orderCondition(salon.id, filter, now);
  return (
    condition &&
    csvDocument('bookings', COLUMNS, now, () => linesOf(readOrders(db, condition, orderBy(filter))))
  );
};
