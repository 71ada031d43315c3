import { eq } from 'drizzle-orm';
import type { DatabaseHandle } from '../database/database-handle.ts';
import type { Database } from '../database/open-database.ts';
import { findBookingMail } from '../mail/booking-mail.repository.ts';
import type { Mailer } from '../mail/message.ts';
import { type Job, jobOf } from '../outbox/job-kind.ts';
import { MAIL_DISPUTE_OPENED, MAIL_DISPUTE_RECEIPT } from './dispute.job-kinds.ts';
import { disputeOpenedMail } from './dispute-opened.mail.ts';
import { disputeReceiptMail } from './dispute-receipt.mail.ts';
import { disputes } from './disputes.tables.ts';

interface Dependencies {
  readonly database: Database;
  readonly mailer: Mailer;
  /** Where the team reads. */
  readonly inbox: string;
  readonly siteUrl: string;
}

/** Two jobs, so that an address that takes no mail does not have the team told twice. */
export const disputeMailJobs = ({ database: { db }, mailer, inbox, siteUrl }: Dependencies): Job[] => [
  jobOf(MAIL_DISPUTE_RECEIPT, async ({ bookingId }) => {
    const reason = await findReason(db, bookingId);
    await mailer.send(disputeReceiptMail(await findBookingMail(db, bookingId), reason, siteUrl));
  }),
  jobOf(MAIL_DISPUTE_OPENED, async ({ bookingId }) => {
    const reason = await findReason(db, bookingId);
    await mailer.send(disputeOpenedMail(await findBookingMail(db, bookingId), reason, inbox));
  }),
];

const findReason = async (db: DatabaseHandle, bookingId: string): Promise<string> => {
  const [dispute] = await db
    .select({ reason: disputes.reason })
    .from(disputes)
    .where(eq(disputes.bookingId, bookingId));
  if (!dispute) throw new Error(`Nobody disputed the booking ${bookingId}.`);
  return dispute.reason;
};
