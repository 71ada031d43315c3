import { and, asc, desc, eq } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { isUuid } from '../../../platform/http/uuid.ts';
import { salons, services } from '../salons/salons.tables.ts';

const salonColumns = {
  id: salons.id,
  name: salons.name,
  street: salons.street,
  area: salons.area,
  sublocality: salons.sublocality,
  city: salons.city,
  state: salons.state,
  postalCode: salons.postalCode,
  country: salons.country,
  latitude: salons.latitude,
  longitude: salons.longitude,
  contactNumber: salons.contactNumber,
  priceTier: salons.priceTier,
  specialties: salons.specialties,
  openingHours: salons.openingHours,
  serves: salons.serves,
  amenities: salons.amenities,
  homeService: salons.homeService,
  hasFemaleSpecialist: salons.hasFemaleSpecialist,
  rating: salons.rating,
  reviewCount: salons.reviewCount,
  cover: salons.cover,
  coverIllustration: salons.coverIllustration,
};
const serviceColumns = {
  name: services.name,
  description: services.description,
  category: services.category,
  pricePaise: services.pricePaise,
  discountPercent: services.discountPercent,
};

type Columns<
  C extends Record<string, { readonly _: { readonly data: unknown; readonly notNull: boolean } }>,
> = {
  readonly [K in keyof C]: C[K]['_']['data'] | (C[K]['_']['notNull'] extends true ? never : null);
};

/** The data for the head of a salon's page; its services the most booked first. */
export interface SalonOfHead {
  readonly salon: Columns<typeof salonColumns>;
  readonly services: readonly Columns<typeof serviceColumns>[];
}

/** A salon that visitors may see, with its active services; undefined when there is none. */
export const findSalonOfHead = async (db: DatabaseHandle, id: string): Promise<SalonOfHead | undefined> => {
  if (!isUuid(id)) return undefined;
  const [[salon], offered] = await Promise.all([
    db
      .select(salonColumns)
      .from(salons)
      .where(and(eq(salons.id, id), eq(salons.isActive, true))),
    db
      .select(serviceColumns)
      .from(services)
      .where(and(eq(services.salonId, id), eq(services.isActive, true)))
      .orderBy(desc(services.bookingCount), asc(services.id)),
  ]);
  return salon && { salon, services: offered };
};
