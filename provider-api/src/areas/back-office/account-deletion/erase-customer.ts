import { NO_WISHES } from '@sundara/contracts';
import { and, eq, inArray, isNotNull, isNull, ne, not, sql } from 'drizzle-orm';
import type { DatabaseHandle, TransactionHandle } from '../../../platform/database/database-handle.ts';
import { bookings, disputeNotes, disputes } from '../../booking/index.ts';
import { favourites, notificationPreferences, removePhotosOf, reviews } from '../../customer/index.ts';
import {
  DELETED_NAME,
  deletedAddress,
  FORMER_AUTHOR,
  removeMailedLinks,
  secondFactors,
  sessions,
  users,
} from '../../identity/index.ts';
import { eraseClientsOf } from '../../salon-operations/index.ts';
import { disputeProposals } from '../approvals/dispute-proposals.tables.ts';
import { eraseFromAudit } from './erase-audit.ts';

/**
 * Erases the person from an account and everything that belongs to it; data for money and tax stays (decision 31). The
 * caller has locked the account and made sure that no visit is ahead.
 * @param passwordHash of a password that nobody knows
 */
export const eraseCustomer = async (
  tx: TransactionHandle,
  id: string,
  passwordHash: string,
  now: Date,
): Promise<void> => {
  await tx
    .update(users)
    .set({
      ...{ name: DELETED_NAME, email: deletedAddress(id), phone: '', state: null },
      ...{ passwordHash, deletedAt: now },
    })
    .where(eq(users.id, id));
  // This includes their devices and refresh tokens.
  await tx.delete(sessions).where(eq(sessions.userId, id));
  await tx.delete(favourites).where(eq(favourites.customerId, id));
  await tx.delete(notificationPreferences).where(eq(notificationPreferences.userId, id));
  await tx.delete(secondFactors).where(eq(secondFactors.userId, id));
  await removeMailedLinks(tx, id);
  // The listed reason for hiding a review stays; the words to its author are erased.
  await tx.update(reviews).set({ author: FORMER_AUTHOR, hiddenWords: '' }).where(eq(reviews.customerId, id));
  await removePhotosOf(tx, id, now);
  await eraseFromBookings(tx, id, now);
  await eraseClientsOf(tx, id);
};

/**
 * Erases the customer from their bookings: paid ones keep the name and State of the receipt, others nothing; attendance
 * and cancellation reasons are erased, from the salon's audit too. Salon and customer of a visit that is under way may
 * still have to find each other, so it is left for later.
 */
export const eraseFromBookings = async (
  db: TransactionHandle,
  customerId: string,
  now: Date,
): Promise<void> => {
  const own = eq(bookings.customerId, customerId);
  await db
    .update(bookings)
    .set({
      ...{ customerEmail: deletedAddress(customerId), customerPhone: '', ...NO_WISHES },
      cancelReason: '',
    })
    .where(and(own, not(isUnderWay(now))));
  // Attendance is needed as long as the visit is disputed.
  await db
    .update(bookings)
    .set({ attendance: null })
    .where(and(own, isNotNull(bookings.attendance), ne(bookings.status, 'disputed')));
  await db
    .update(bookings)
    .set({ customerName: DELETED_NAME, customerState: null })
    .where(and(own, isNull(bookings.confirmedAt)));
  await db
    .update(bookings)
    .set({ customerEmail: deletedAddress(customerId) })
    .where(and(own, isUnderWay(now)));
  // The admin who handles an open dispute still has to read it.
  const ownBookings = db.select({ id: bookings.id }).from(bookings).where(own);
  const resolved = and(isNotNull(disputes.resolvedAt), inArray(disputes.bookingId, ownBookings));
  const theirs = db.select({ id: disputes.bookingId }).from(disputes).where(resolved);
  await db.delete(disputeNotes).where(inArray(disputeNotes.bookingId, theirs));
  await db
    .update(disputeProposals)
    .set({ toCustomer: '', toSalon: '' })
    .where(inArray(disputeProposals.bookingId, theirs));
  await db.update(disputes).set({ reason: '', answer: null, salonAnswer: null, names: '' }).where(resolved);
  await eraseFromAudit(db, customerId, now);
};

/** When the last of the customer's visits under way ends; null if there is none. */
export const findEndUnderWay = async (
  db: DatabaseHandle,
  customerId: string,
  now: Date,
): Promise<Date | null> => {
  const [last] = await db
    .select({ end: sql<string | null>`max(upper(${bookings.during}))` })
    .from(bookings)
    .where(and(eq(bookings.customerId, customerId), isUnderWay(now)));
  return last?.end ? new Date(last.end) : null;
};

const isUnderWay = (now: Date) =>
  sql`(${bookings.status} in ('pending', 'confirmed') and upper(${bookings.during}) > ${now})`;
