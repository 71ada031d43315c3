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
import type { Salon, SalonDetail, SalonFacts, Service } from '@sundara/contracts/api';
import { imageOfPicture } from './own-pictures.ts';
import { galleryOf, ownerPictureOf, worksOf } from './salon-pictures.ts';
import type { cardColumns, detailColumns } from './salons.repository.ts';
import type { SalonRow, services, specialists } from './salons.tables.ts';
import { serviceIllustration } from './service-illustration.ts';

/** The columns of a card; the distance in kilometres if it was requested. */
export type CardRow = Pick<SalonRow, keyof typeof cardColumns> & {
  readonly distanceKm?: number | null;
};
/** The columns of a salon's own page. */
export type DetailRow = Pick<SalonRow, keyof typeof detailColumns>;
export type ServiceRow = typeof services.$inferSelect;

/**
 * The bookings from which a service counts as popular (resolutions S7 and S36: computed, never set by hand). Below,
 * nobody is told how often it was booked.
 */
const POPULAR_BOOKINGS = 20;

export const addressOf = (row: CardRow) => ({
  street: row.street,
  area: row.area,
  sublocality: row.sublocality,
  city: row.city,
  state: row.state,
  postalCode: row.postalCode,
  country: row.country,
});

/** The address on one line; a salon that was just added may lack parts. */
const placeOf = ({ street, sublocality, city, postalCode }: CardRow): string =>
  [street, sublocality, `${city} ${postalCode}`.trim()].filter((part) => part !== '').join(', ');

/** A salon as lists show it; prices are those of its cheapest and dearest service. */
export const presentSalon = (row: CardRow): Salon => {
  const coverImage = imageOfPicture('room', row.cover, row.coverIllustration, '');
  return {
    _id: row.id,
    id: row.id,
    name: row.name,
    address: addressOf(row),
    location: row.location ?? placeOf(row),
    rating: row.rating,
    reviews: row.reviewCount,
    priceRange: row.priceTier,
    priceFrom: rupeesOf(row.fromPaise),
    priceTo: rupeesOf(row.toPaise),
    specialties: row.specialties,
    coverImage,
    image: `${coverImage.url}?w=640`,
    coordinates: { latitude: row.latitude, longitude: row.longitude },
    facts: presentFacts(row),
    today: presentDay(row.openingHours[weekdayOf(localDateOf(new Date()))]),
    ...(typeof row.distanceKm === 'number' && { distanceKm: Math.round(row.distanceKm * 10) / 10 }),
  };
};

const presentFacts = ({ serves, hasFemaleSpecialist, homeService, amenities }: CardRow): SalonFacts => ({
  ...{ serves, femaleSpecialist: hasFemaleSpecialist, homeService, amenities },
});

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
  image: imageOfPicture('service', row.image, serviceIllustration(row), ''),
});

type SpecialistRow = typeof specialists.$inferSelect;

export const presentSpecialist = ({ id, name, specialization, photo, photoIllustration }: SpecialistRow) => ({
  id,
  name,
  specialization,
  photo: imageOfPicture('portrait', photo, photoIllustration, name),
});

interface DetailRows {
  readonly salon: DetailRow;
  readonly services: readonly ServiceRow[];
  readonly specialists: readonly SpecialistRow[];
}

/** The reviews of a salon, as its page first shows them. */
export type ReviewsOfSalon = Pick<SalonDetail, 'reviewList' | 'ratingCounts'>;

/** A salon with all that its page shows. */
export const presentSalonDetail = (
  rows: DetailRows,
  { reviewList, ratingCounts }: ReviewsOfSalon,
): SalonDetail => {
  const { salon } = rows;
  const owner = ownerPictureOf(salon);
  return {
    ...presentSalon(salon),
    coverImage: imageOfPicture('room', salon.cover, salon.coverIllustration, salon.name),
    description: salon.description,
    galleryImages: galleryOf(salon).map((picture) =>
      imageOfPicture('detail', picture, '', `Inside ${salon.name}`),
    ),
    workImages: worksOf(salon).map((work) => ({
      ...imageOfPicture('work', work, '', work.title),
      title: work.title,
    })),
    ownerName: salon.ownerName,
    ownerDescription: salon.ownerDescription,
    ownerPhoto: owner && imageOfPicture('portrait', owner, '', `${salon.ownerName}, owner`),
    reviewList,
    ratingCounts,
    teamMembers: rows.specialists.map(presentSpecialist),
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
