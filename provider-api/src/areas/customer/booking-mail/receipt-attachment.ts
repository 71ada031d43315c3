import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import type { MailAttachment } from '../../../platform/mail/message.ts';
import {
  type Company,
  describeReceipt,
  findReceiptFacts,
  receiptFileName,
  receiptPdf,
} from '../../money/index.ts';

/** A booking's receipt, or the credit note for one of its refunds, as PDF; undefined if none was issued. */
export const findReceiptAttachment = async (
  db: DatabaseHandle,
  company: Company,
  bookingId: string,
  refundId?: string,
): Promise<MailAttachment | undefined> => {
  const facts = await findReceiptFacts(db, bookingId, refundId);
  if (!facts) return undefined;
  const receipt = describeReceipt(facts, company);
  return {
    filename: receiptFileName(receipt),
    contentType: 'application/pdf',
    content: await receiptPdf(receipt),
  };
};
