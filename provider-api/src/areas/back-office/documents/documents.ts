import { and, eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import type { DocumentFile } from '../../../platform/documents/document-file.ts';
import type { ListFiles } from '../../../platform/list/list-files.ts';
import { bookings } from '../../booking/index.ts';
import { calendarFileOf, findBookingMail } from '../../customer/index.ts';
import {
  type Company,
  describeInvoice,
  describeReceipt,
  findInvoiceFacts,
  findReceiptFacts,
  findStatementFile,
  type ReceiptDocument,
  receiptFileName,
  receiptPdf,
} from '../../money/index.ts';
import { findOrdersFile } from '../../salon-operations/index.ts';
import { findExport } from '../account-export/export-file.ts';
import type { DocumentName } from './document-links.ts';

interface Dependencies {
  readonly db: DatabaseHandle;
  readonly company: Company;
  /** The base of links in a calendar. */
  readonly siteUrl: string;
  readonly listFiles: ListFiles;
}

/** The number of cached documents: the same document has the same bytes, so it is rendered once. */
const KEPT_DOCUMENTS = 50;

/**
 * Finds a document of a customer or an owner by its name. Undefined for a booking of someone else, for a receipt or a
 * credit note that was never issued, for a visit that was never booked, and for the data of a deleted account.
 */
export const createDocuments = ({ db, company, siteUrl, listFiles }: Dependencies) => {
  const drawn = new LRUCache<string, Promise<Buffer>>({ max: KEPT_DOCUMENTS });
  const draw = (receipt: ReceiptDocument): Promise<Buffer> => {
    const key = JSON.stringify(receipt);
    const pdf = drawn.get(key) ?? receiptPdf(receipt);
    drawn.set(key, pdf);
    pdf.catch(() => drawn.delete(key));
    return pdf;
  };

  const fileOf = (receipt: ReceiptDocument): DocumentFile => ({
    name: receiptFileName(receipt),
    contentType: 'application/pdf',
    bytes: () => draw(receipt),
  });

  return async (named: DocumentName, now: Date): Promise<DocumentFile | undefined> => {
    if (named.kind === 'export') return findExport(db, named.customerId, now);
    if (named.kind === 'statement') return findStatementFile(db, company, named, now);
    if (named.kind === 'orders') return findOrdersFile(db, named, now);
    if (named.kind === 'list')
      return listFiles.find(named.operation)?.find(db, named.filter, now, named.accountId);
    if (named.kind === 'subscription-invoice') {
      const charge = await findInvoiceFacts(db, named);
      return charge && fileOf(describeInvoice(charge, company));
    }
    const { bookingId, customerId } = named;
    const [booking] = await db
      .select({ confirmedAt: bookings.confirmedAt })
      .from(bookings)
      .where(and(eq(bookings.id, bookingId), eq(bookings.customerId, customerId)));
    if (!booking?.confirmedAt) return undefined;
    if (named.kind === 'calendar') {
      const { filename, contentType, content } = calendarFileOf(
        await findBookingMail(db, bookingId),
        siteUrl,
      );
      return { name: filename, contentType, bytes: async () => Buffer.from(content) };
    }
    const facts = await findReceiptFacts(
      db,
      bookingId,
      named.kind === 'credit-note' ? named.refundId : undefined,
    );
    if (!facts) return undefined;
    return fileOf(describeReceipt(facts, company));
  };
};
