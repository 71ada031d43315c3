import type { Preferences } from '@sundara/contracts/api';
import { eq } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { bookings } from '../../booking/index.ts';
import { notificationPreferences } from './preferences.tables.ts';

/** The defaults until a customer changes them: reminders and invitations, but nothing that counts as advertising. */
const DEFAULTS: Preferences = { reminders: true, reviewInvitations: true, offers: false };

const chosen = {
  reminders: notificationPreferences.reminders,
  reviewInvitations: notificationPreferences.reviewInvitations,
  offers: notificationPreferences.offers,
};

export const findPreferences = async (db: DatabaseHandle, userId: string): Promise<Preferences> => {
  const [found] = await db
    .select(chosen)
    .from(notificationPreferences)
    .where(eq(notificationPreferences.userId, userId));
  return found ?? DEFAULTS;
};

export const writePreferences = async (
  db: DatabaseHandle,
  userId: string,
  preferences: Preferences,
): Promise<void> => {
  await db
    .insert(notificationPreferences)
    .values({ userId, ...preferences })
    .onConflictDoUpdate({ target: notificationPreferences.userId, set: preferences });
};

/** The current mail preferences of a booking's customer. */
export const findPreferencesOfBooking = async (
  db: DatabaseHandle,
  bookingId: string,
): Promise<Preferences> => {
  const [found] = await db
    .select(chosen)
    .from(bookings)
    .innerJoin(notificationPreferences, eq(notificationPreferences.userId, bookings.customerId))
    .where(eq(bookings.id, bookingId));
  return found ?? DEFAULTS;
};
