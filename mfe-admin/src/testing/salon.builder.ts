import type { AdminSalon, AdminSalonDetail, SalonOwner, SalonPlan } from '@sundara/contracts/api';
import { everyDay } from '@sundara/web/hours';

export const anOwner = (id: string, name: string): SalonOwner => ({
  ...{ _id: id, id, name },
  email: `${name.split(' ')[0]?.toLowerCase()}@salon.test`,
  phone: '',
});

const DAY = { open: '10:00', close: '20:00', closed: false, breaks: [] };
const WORDS = '10:00 AM - 8:00 PM';
const PICTURE = { url: '/p.webp', alt: '', placeholder: 'data:,' };

/** An active salon with an owner and no plan, as the list shows it. */
export const aSalon = (name: string, over: Partial<AdminSalon> = {}): AdminSalon => ({
  ...{ _id: name, id: name, name, location: '', rating: 4.56, reviews: 12 },
  address: {
    ...{ street: '1 Road', area: '', sublocality: 'Jubilee Hills', city: 'Hyderabad' },
    ...{ state: 'Telangana', postalCode: '500033', country: 'India' },
  },
  ...{ priceRange: '₹₹', priceFrom: 300, priceTo: 2500, specialties: ['Hair'] },
  ...{ coverImage: PICTURE, image: '/p.webp', coordinates: { latitude: 17.4, longitude: 78.4 }, today: DAY },
  ...{ email: 'hello@salon.test', contactNumber: '+914012345678', isActive: true },
  ...{ userId: 'u1', owner: anOwner('u1', 'Kavya Reddy'), subscription: null },
  can: { subscribe: true, cancelSubscription: false },
  ...{ services: 18, bookings: 1234, createdAt: '2026-01-01T10:00:00+05:30' },
  ...over,
});

/** A weekly plan that is paid until Fri, 27 Nov 2026. */
export const aPlan = (over: Partial<SalonPlan> = {}): SalonPlan => ({
  ...{ _id: 'p', id: 'p', plan: 'weekly', state: 'active', active: true, razorpaySubscriptionId: 'sub_1' },
  ...{ startDate: '2026-11-20T10:00:00+05:30', endDate: '2026-11-27T10:00:00+05:30' },
  ...over,
});

/** The same salon with all that its form edits. */
export const aSalonDetail = (name: string, over: Partial<AdminSalonDetail> = {}): AdminSalonDetail => {
  const { services: _, bookings: __, ...listed } = aSalon(name);
  return {
    ...listed,
    coverImage: { ...PICTURE, publicId: 'seed' },
    description: 'Tea and cuts.',
    openingHours: {
      ...{ monday: WORDS, tuesday: WORDS, wednesday: WORDS, thursday: WORDS },
      ...{ friday: WORDS, saturday: WORDS, sunday: WORDS },
    },
    workingHours: everyDay(DAY),
    ...{ seats: 2, slotMinutes: null, allowsLateReschedule: true, cover: null },
    ...{ galleryImages: [], workImages: [], ownerName: 'Kavya', ownerDescription: '', ownerPhoto: null },
    ...over,
  };
};
