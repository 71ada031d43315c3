import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { salons, services, specialists } from './salons.tables.ts';

const {
  serviceWords: _services,
  nameKey: _key,
  nameWords: _name,
  words: _words,
  standing: _standing,
  place: _place,
  createdBy: _by,
  creationKey: _creation,
  deletedAt: _deleted,
  ...shown
} = getTableColumns(salons);
/** The columns of a salon's own page: all except those for search and administration only. */
export const detailColumns = shown;

/** The columns of a card: no more than it shows, as lists read many. */
export const cardColumns = {
  ...{ id: salons.id, name: salons.name, rating: salons.rating, reviewCount: salons.reviewCount },
  ...{ street: salons.street, area: salons.area, sublocality: salons.sublocality, city: salons.city },
  ...{ state: salons.state, postalCode: salons.postalCode, country: salons.country },
  ...{ location: salons.location, latitude: salons.latitude, longitude: salons.longitude },
  ...{ priceTier: salons.priceTier, fromPaise: salons.fromPaise, toPaise: salons.toPaise },
  ...{ specialties: salons.specialties, openingHours: salons.openingHours },
  ...{ serves: salons.serves, amenities: salons.amenities, homeService: salons.homeService },
  hasFemaleSpecialist: salons.hasFemaleSpecialist,
  ...{ cover: salons.cover, coverIllustration: salons.coverIllustration },
};

/** An active salon with its active services and team; undefined when there is none. */
export const findSalonDetail = async (db: DatabaseHandle, id: string) => {
  const [salon] = await db
    .select(detailColumns)
    .from(salons)
    .where(and(eq(salons.id, id), eq(salons.isActive, true)))
    .limit(1);
  if (!salon) return undefined;
  const [offered, team] = await Promise.all([findActiveServices(db, id), findTeam(db, id)]);
  return { salon, services: offered, specialists: team };
};

/** The active team of a salon, by name. */
const findTeam = (db: DatabaseHandle, salonId: string) =>
  db
    .select()
    .from(specialists)
    .where(and(eq(specialists.salonId, salonId), eq(specialists.isActive, true)))
    .orderBy(asc(specialists.name), asc(specialists.id));

/** A salon's active services by category and name, or only those named by id. */
export const findActiveServices = (db: DatabaseHandle, salonId: string, ids?: readonly string[]) =>
  db
    .select()
    .from(services)
    .where(
      and(
        eq(services.salonId, salonId),
        eq(services.isActive, true),
        ids ? inArray(services.id, [...ids]) : undefined,
      ),
    )
    .orderBy(asc(services.category), asc(services.name));
