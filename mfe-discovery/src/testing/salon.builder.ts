import type { Salon, ServiceHit } from '@sundara/contracts/api';

const image = { url: '/api/pictures/v2/room.jpg', alt: 'A room', placeholder: 'data:,' };

/** A salon of the list for component tests; name what the test is about. */
export const aSalon = (own: Partial<Salon> = {}): Salon => {
  const id = own.id ?? 's1';
  return {
    _id: id,
    id,
    name: 'Marigold Room',
    address: {
      street: '1 Road',
      area: '',
      sublocality: 'Jubilee Hills',
      city: 'Hyderabad',
      state: 'Telangana',
      postalCode: '500033',
      country: 'India',
    },
    location: '1 Road, Jubilee Hills, Hyderabad',
    rating: 4.5,
    reviews: 12,
    priceRange: '₹₹',
    priceFrom: 300,
    priceTo: 2500,
    specialties: ['Hair', 'Spa'],
    coverImage: image,
    image: image.url,
    coordinates: { latitude: 17.4, longitude: 78.4 },
    today: { open: '10:00', close: '20:00', closed: false, breaks: [] },
    ...own,
  };
};

/** A service with its salon, as the list returns it. */
export const aServiceHit = (own: Partial<ServiceHit> = {}): ServiceHit => {
  const id = own.id ?? 'v1';
  return {
    _id: id,
    id,
    name: 'Haircut',
    description: 'Wash, cut and finish.',
    category: 'Hair Care',
    price: 400,
    basePrice: 500,
    discountPercent: 20,
    duration: 45,
    bookingCount: 128,
    popular: true,
    rating: 4.5,
    specializations: ['Cut'],
    image,
    salonId: { _id: 's1', name: 'Marigold Room' },
    salon: 'Marigold Room',
    sublocality: 'Jubilee Hills',
    salonRating: 4.6,
    salonReviews: 12,
    ...own,
  };
};
