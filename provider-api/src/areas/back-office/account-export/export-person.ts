import { and, asc, desc, eq, gt, isNull } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { favourites, findPreferences } from '../../customer/index.ts';
import { sessions, type UserRow } from '../../identity/index.ts';
import { salons } from '../../marketplace/index.ts';
import { findNotedOf } from '../../salon-operations/index.ts';
import { instantOf } from './export-values.ts';

/** What is stored about the person, in addition to their bookings. */
export const exportPerson = async (db: DatabaseHandle, user: UserRow, now: Date) => {
  const [preferences, favourite, noted, devices] = await Promise.all([
    findPreferences(db, user.id),
    findFavouriteNames(db, user.id),
    findNotedOf(db, user.id),
    findDevices(db, user.id, now),
  ]);
  return {
    profile: {
      id: user.id,
      name: user.name,
      email: user.email,
      phone: user.phone,
      state: user.state,
      role: user.role,
      registeredAt: instantOf(user.createdAt),
      emailConfirmedAt: instantOf(user.emailConfirmedAt),
    },
    notifications: preferences,
    favourites: favourite.map(({ addedAt, ...salon }) => ({ ...salon, addedAt: instantOf(addedAt) })),
    notedBySalons: noted.map(({ notes, ...salon }) => ({
      ...salon,
      notes: notes.map(({ text, at }) => ({ text, at: instantOf(at) })),
    })),
    devices: devices.map(({ signedInAt, lastSeenAt, ...device }) => ({
      ...device,
      signedInAt: instantOf(signedInAt),
      lastSeenAt: instantOf(lastSeenAt),
    })),
  };
};

const findFavouriteNames = (db: DatabaseHandle, customerId: string) =>
  db
    .select({ salonId: salons.id, salon: salons.name, addedAt: favourites.createdAt })
    .from(favourites)
    .innerJoin(salons, eq(salons.id, favourites.salonId))
    .where(eq(favourites.customerId, customerId))
    .orderBy(desc(favourites.createdAt), asc(favourites.salonId));

const findDevices = (db: DatabaseHandle, userId: string, now: Date) =>
  db
    .select({
      device: sessions.device,
      network: sessions.network,
      signedInAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt));
