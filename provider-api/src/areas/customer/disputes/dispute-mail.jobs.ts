import { eq } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import type { Database } from '../../../platform/database/open-database.ts';
import type { Mailer } from '../../../platform/mail/message.ts';
import { type Job, jobOf } from '../../../platform/outbox/job-kind.ts';
import { disputes } from '../../booking/index.ts';
import { findBookingMail } from '../booking-mail/booking-mail.repository.ts';
import {
  MAIL_DISPUTE_ANSWERED,
  MAIL_DISPUTE_ASKS_SALON,
  MAIL_DISPUTE_OPENED,
  MAIL_DISPUTE_RECEIPT,
  MAIL_DISPUTE_RESOLVED,
  MAIL_DISPUTE_SALON,
} from './dispute.job-kinds.ts';
import { disputeAnsweredMail } from './dispute-answered.mail.ts';
import { disputeAsksSalonMail } from './dispute-asks-salon.mail.ts';
import { disputeOpenedMail } from './dispute-opened.mail.ts';
import { disputeReceiptMail } from './dispute-receipt.mail.ts';
import { disputeResolvedMail, disputeSalonMail } from './dispute-resolved.mail.ts';

interface Dependencies {
  readonly database: Database;
  readonly mailer: Mailer;
  /** The team's mail address. */
  readonly inbox: string;
  readonly siteUrl: string;
}

/** One job for each mail, so that an address that refuses mail does not make the team's mail go out twice. */
export const disputeMailJobs = ({ database: { db }, mailer, inbox, siteUrl }: Dependencies): Job[] => [
  jobOf(MAIL_DISPUTE_RECEIPT, async ({ bookingId }) => {
    const { reason } = await findKept(db, bookingId);
    await mailer.send(disputeReceiptMail(await findBookingMail(db, bookingId), reason, siteUrl));
  }),
  jobOf(MAIL_DISPUTE_OPENED, async ({ bookingId }) => {
    const { reason } = await findKept(db, bookingId);
    await mailer.send(disputeOpenedMail(await findBookingMail(db, bookingId), reason, inbox));
  }),
  jobOf(MAIL_DISPUTE_ASKS_SALON, async ({ bookingId }) => {
    const dispute = await findKept(db, bookingId);
    await mailer.send(disputeAsksSalonMail(await findBookingMail(db, bookingId), dispute, siteUrl));
  }),
  jobOf(MAIL_DISPUTE_ANSWERED, async ({ bookingId }) => {
    const { answer } = await findKept(db, bookingId);
    const booking = await findBookingMail(db, bookingId);
    await mailer.send(disputeAnsweredMail(booking, answer ?? '', siteUrl));
  }),
  jobOf(MAIL_DISPUTE_RESOLVED, async ({ bookingId }) => {
    const { resolution, refundPaise } = await findKept(db, bookingId);
    const outcome = { words: resolution ?? '', refundPaise: refundPaise ?? 0 };
    await mailer.send(disputeResolvedMail(await findBookingMail(db, bookingId), outcome, siteUrl));
  }),
  jobOf(MAIL_DISPUTE_SALON, async ({ bookingId }) => {
    const { salonResolution, refundPaise } = await findKept(db, bookingId);
    const outcome = { words: salonResolution ?? '', refundPaise: refundPaise ?? 0 };
    await mailer.send(disputeSalonMail(await findBookingMail(db, bookingId), outcome, siteUrl));
  }),
];

const findKept = async (db: DatabaseHandle, bookingId: string): Promise<typeof disputes.$inferSelect> => {
  const [dispute] = await db.select().from(disputes).where(eq(disputes.bookingId, bookingId));
  if (!dispute) throw new Error(`Nobody disputed the booking ${bookingId}.`);
  return dispute;
};
