import type { Locality, Salon } from '@sundara/contracts/api';

/** A salon for tests of the map; irrelevant values are the same for all. */
export const testSalon = (id: string, name: string, latitude: number, longitude: number): Salon => ({
  _id: id,
  id,
  name,
  address: {
    street: '1 Road',
    area: '',
    sublocality: 'Madhapur',
    city: 'Hyderabad',
    state: 'Telangana',
    postalCode: '500081',
    country: 'India',
  },
  location: 'Madhapur',
  rating: 4.6,
  reviews: 12,
  priceRange: '₹₹',
  priceFrom: 300,
  priceTo: 2500,
  specialties: ['Hair'],
  coverImage: { url: '/p.webp', alt: '', placeholder: 'data:,' },
  image: '/p.webp',
  coordinates: { latitude, longitude },
  today: { open: '10:00', close: '20:00', closed: false, breaks: [] },
});

export const testLocality = (
  name: string,
  latitude: number,
  longitude: number,
  salons: number,
): Locality => ({ name, latitude, longitude, salons, telugu: '' });

export const MADHAPUR = testLocality('Madhapur', 17.4373, 78.4004, 5);
export const AMEERPET = testLocality('Ameerpet', 17.4357, 78.4448, 3);
/** So close to Ameerpet that only a close view tells them apart. */
export const SR_NAGAR = testLocality('SR Nagar', 17.4431, 78.4407, 2);
