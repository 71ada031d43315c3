import { type DayHours, defaultOpeningHours, hoursText, type Weekday } from '@sundara/contracts';
import type { Review, SalonDetail, Service } from '@sundara/contracts/api';
import { aSalon } from './salon.builder.ts';

const image = { url: '/api/pictures/v2/service.jpg', alt: '', placeholder: 'data:,' };

/** A picture with an address of its own. */
export const anImage = (name: string) => ({ ...image, url: `/api/pictures/v2/${name}.jpg` });

/** A service of a salon; name what the test is about. */
export const aService = (own: Partial<Service> = {}): Service => {
  const price = own.price ?? 500;
  const id = own.id ?? 'v1';
  return {
    _id: id,
    id,
    name: 'Haircut',
    description: '',
    category: 'Hair Care',
    price,
    basePrice: price,
    discountPercent: 0,
    duration: 45,
    bookingCount: 0,
    popular: false,
    rating: 4.5,
    specializations: [],
    image,
    ...own,
  };
};

/** A review with its number in its title. */
export const aReview = (number: number, own: Partial<Review> = {}): Review => ({
  id: `r${number}`,
  rating: 5,
  title: `Review ${number}`,
  comment: '',
  author: 'A.',
  date: '2026-11-01T10:00:00+05:30',
  ...own,
});

/** A week of opening hours as the API returns it, some days other than usual. */
export const aWeek = (own: Partial<Record<Weekday, Partial<DayHours>>> = {}): SalonDetail['openingHours'] => {
  const usual = defaultOpeningHours();
  const day = (weekday: Weekday) => {
    const hours = { ...usual[weekday], ...own[weekday] };
    return { ...hours, breaks: [...hours.breaks], text: hoursText(hours) };
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

/** A salon with all that its page shows; name what the test is about. */
export const aSalonDetail = (own: Partial<SalonDetail> = {}): SalonDetail => ({
  ...aSalon({ reviews: 5 }),
  description: 'A quiet room.',
  galleryImages: [],
  workImages: [],
  ownerName: '',
  ownerDescription: '',
  ownerPhoto: null,
  reviewList: [aReview(0), aReview(1), aReview(2)],
  ratingCounts: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: stars === 5 ? 5 : 0 })),
  teamMembers: [],
  openingHours: aWeek(),
  contactNumber: '+91 40 1234 5678',
  email: 'm@example.test',
  services: [
    aService(),
    aService({
      id: 'v2',
      name: 'Facial',
      category: 'Skin Care',
      price: 800,
      basePrice: 1000,
      discountPercent: 20,
      popular: true,
    }),
  ],
  ...own,
});
