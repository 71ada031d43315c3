import { and, eq, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { DatabaseHandle, TransactionHandle } from '../../../platform/database/database-handle.ts';
import { type SalonPicture, salons, services, specialists } from '../salons/salons.tables.ts';

const isPicture = (column: AnyPgColumn, publicId: string) => sql`${column} ->> 'publicId' = ${publicId}`;
const holdsPicture = (column: AnyPgColumn, publicId: string) =>
  sql`${column} @> ${JSON.stringify([{ publicId }])}::jsonb`;

/** Whether the salon, one of its services or of its specialists shows the upload. */
export const isShown = async (db: DatabaseHandle, salonId: string, publicId: string): Promise<boolean> => {
  const [salon] = await db
    .select({ id: salons.id })
    .from(salons)
    .where(
      and(
        eq(salons.id, salonId),
        or(
          isPicture(salons.cover, publicId),
          isPicture(salons.ownerPicture, publicId),
          holdsPicture(salons.gallery, publicId),
          holdsPicture(salons.workPictures, publicId),
        ),
      ),
    );
  if (salon) return true;
  const [service] = await db
    .select({ id: services.id })
    .from(services)
    .where(and(eq(services.salonId, salonId), isPicture(services.image, publicId)));
  if (service) return true;
  const [specialist] = await db
    .select({ id: specialists.id })
    .from(specialists)
    .where(and(eq(specialists.salonId, salonId), isPicture(specialists.photo, publicId)));
  return specialist !== undefined;
};

/**
 * Removes the upload from all that shows it. An illustration replaces it where lists need a picture; an owner's portrait is
 * not replaced. The caller holds the salon's lock.
 */
export const showNoMore = async (tx: TransactionHandle, salonId: string, publicId: string): Promise<void> => {
  const isIt = (picture: SalonPicture | null) =>
    picture !== null && 'publicId' in picture && picture.publicId === publicId;
  const [salon] = await tx
    .select({
      cover: salons.cover,
      ownerPicture: salons.ownerPicture,
      gallery: salons.gallery,
      workPictures: salons.workPictures,
    })
    .from(salons)
    .where(eq(salons.id, salonId));
  if (!salon) return;
  const changes: Partial<typeof salons.$inferInsert> = {
    ...(isIt(salon.cover) && { cover: null }),
    ...(isIt(salon.ownerPicture) && { ownerPicture: null, ownerIllustration: null }),
    ...(salon.gallery?.some(isIt) && { gallery: salon.gallery.filter((picture) => !isIt(picture)) }),
    ...(salon.workPictures?.some(isIt) && {
      workPictures: salon.workPictures.filter((picture) => !isIt(picture)),
    }),
  };
  if (Object.keys(changes).length > 0) await tx.update(salons).set(changes).where(eq(salons.id, salonId));
  await tx
    .update(services)
    .set({ image: null })
    .where(and(eq(services.salonId, salonId), isPicture(services.image, publicId)));
  await tx
    .update(specialists)
    .set({ photo: null })
    .where(and(eq(specialists.salonId, salonId), isPicture(specialists.photo, publicId)));
};
