import {
  type DayHours,
  discountedPrice,
  hoursText,
  localDateOf,
  type OpeningHours,
  rupeesOf,
  type WEEKDAYS,
  weekdayOf,
} from '@sundara/contracts';
import type { Salon, SalonDetail, Service } from '@sundara/contracts/api';
import { presentRatingCounts, presentReview } from '../reviews/review.presenter.ts';
import { imageOf } from './pictures.ts';
import type { cardColumns } from './salons.repository.ts';
import type { reviews, salons, services, specialists } from './salons.tables.ts';

export type SalonRow = typeof salons.$inferSelect;
/** What a card is made of; the distance in kilometres where one was asked for. */
export type CardRow = Pick<SalonRow, keyof typeof cardColumns> & {
  readonly distanceKm?: number | null;
};
export type ServiceRow = typeof services.$inferSelect;

/** Bookings from which on a service counts as popular (resolutions S7: computed, never set by hand). */
const POPULAR_BOOKINGS = 40;

export const addressOf = (row: CardRow) => ({
  street: row.street,
  area: row.area,
  sublocality: row.sublocality,
  city: row.city,
  state: row.state,
  postalCode: row.postalCode,
  country: row.country,
});

/** A salon as lists show it; prices are those of its cheapest and dearest service. */
export const presentSalon = (row: CardRow): Salon => {
  const coverImage = imageOf('cover', row.coverSeed, '');
  return {
    _id: row.id,
    id: row.id,
    name: row.name,
    address: addressOf(row),
    location: `${row.street}, ${row.sublocality}, ${row.city} ${row.postalCode}`,
    rating: row.rating,
    reviews: row.reviewCount,
    priceRange: row.priceTier,
    priceFrom: rupeesOf(row.fromPaise),
    priceTo: rupeesOf(row.toPaise),
    specialties: row.specialties,
    coverImage,
    image: `${coverImage.url}?w=640`,
    coordinates: { latitude: row.latitude, longitude: row.longitude },
    today: presentDay(row.openingHours[weekdayOf(localDateOf(new Date()))]),
    ...(typeof row.distanceKm === 'number' && { distanceKm: Math.round(row.distanceKm * 10) / 10 }),
  };
};

export const presentService = (row: ServiceRow): Service => ({
  _id: row.id,
  id: row.id,
  name: row.name,
  description: row.description,
  category: row.category,
  price: rupeesOf(discountedPrice(row)),
  basePrice: rupeesOf(row.pricePaise),
  discountPercent: row.discountPercent,
  duration: row.durationMinutes,
  bookingCount: row.bookingCount,
  popular: row.bookingCount >= POPULAR_BOOKINGS,
  rating: 4.5,
  specializations: row.specializations,
  image: imageOf('service', serviceSeed(row), ''),
});

/** Few pictures per category, so that a browser that has seen one salon has most of the next one's. */
const PICTURES_PER_CATEGORY = 24;

const serviceSeed = ({ id, category }: ServiceRow): string => {
  const slug = category.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  return `${slug}-${1 + (Number.parseInt(id.slice(0, 6), 16) % PICTURES_PER_CATEGORY)}`;
};

interface DetailRows {
  readonly salon: CardRow;
  readonly services: readonly ServiceRow[];
  readonly specialists: readonly (typeof specialists.$inferSelect)[];
  readonly reviews: readonly (typeof reviews.$inferSelect)[];
  readonly ratingCounts: readonly { readonly stars: number; readonly count: number }[];
}

/** A salon with all that its page shows. */
export const presentSalonDetail = (rows: DetailRows): SalonDetail => {
  const { salon } = rows;
  return {
    ...presentSalon(salon),
    description: salon.description,
    galleryImages: salon.gallerySeeds.map((seed) => imageOf('gallery', seed, `Inside ${salon.name}`)),
    workImages: salon.works.map(({ seed, title }) => ({ ...imageOf('work', seed, title), title })),
    ownerName: salon.ownerName,
    ownerDescription: salon.ownerDescription,
    ownerPhoto: salon.ownerSeed ? imageOf('portrait', salon.ownerSeed, `${salon.ownerName}, owner`) : null,
    reviewList: rows.reviews.map(presentReview),
    ratingCounts: presentRatingCounts(rows.ratingCounts),
    teamMembers: rows.specialists.map(({ id, name, specialization, photoSeed }) => ({
      id,
      name,
      specialization,
      photo: imageOf('portrait', photoSeed, name),
    })),
    openingHours: presentHours(salon.openingHours),
    contactNumber: salon.contactNumber,
    email: salon.email,
    services: rows.services.map(presentService),
  };
};

const presentDay = ({ open, close, closed, breaks }: DayHours) => ({
  open,
  close,
  closed,
  breaks: [...breaks],
});

const presentHours = (hours: OpeningHours): SalonDetail['openingHours'] => {
  const day = (weekday: (typeof WEEKDAYS)[number]) => {
    return { ...presentDay(hours[weekday]), text: hoursText(hours[weekday]) };
  };
  return {
    monday: day('monday'),
    tuesday: day('tuesday'),
    wednesday: day('wednesday'),
    thursday: day('thursday'),
    friday: day('friday'),
    saturday: day('saturday'),
    sunday: day('sunday'),
  };
};
