import { SLOT_MINUTES } from '@sundara/contracts';
import { PRICE_TIERS, type SalonProfile } from '@sundara/contracts/api';
import { check, choice, number } from '@sundara/web/fields';
import { ADDRESS_STEP, type FormStep, factFields, salonFields } from '@sundara/web/salon-form';

const TIERS = ['Budget', 'Moderate', 'Upmarket', 'Luxury'];
const HOURLY = 'hourly';

/** The fields of a salon as its owner edits them. */
export const profileFields = {
  ...salonFields,
  priceRange: choice({
    label: 'Price range',
    options: PRICE_TIERS.map((tier, index) => ({ value: tier, label: `${tier} · ${TIERS[index]}` })),
  }),
  cover: {
    ...salonFields.cover,
    hint: 'Without one of your own, an illustration stands in its place.',
  },
  ...factFields,
  hours: { ...salonFields.hours, label: 'Opening hours' },
  slotMinutes: choice<SalonProfile>({
    label: 'Visits start',
    options: [
      { value: HOURLY, label: 'At nine fixed hours of the day' },
      ...SLOT_MINUTES.map((minutes) => ({
        value: String(minutes),
        label: minutes === 60 ? 'Every hour of your opening' : `Every ${minutes} minutes`,
      })),
    ],
    read: (salon) => String(salon.slotMinutes ?? HOURLY),
    write: (value) => (value === HOURLY ? null : Number(value)),
  }),
  seats: number({
    ...{ label: 'Chairs', longest: 3 },
    hint: 'How many you serve at once while nobody is on your roster.',
  }),
  allowsLateReschedule: check({
    label: 'Customers may move a visit once between 24 and 2 hours before it',
    wide: true,
  }),
  ownerDescription: { ...salonFields.ownerDescription, lines: 2 },
  ownerPhoto: {
    ...salonFields.ownerPhoto,
    ...{ label: 'Portrait', hint: 'Without one, your words stand alone.' },
  },
};

/** The four steps of the profile (specification 2, section 2). */
export const PROFILE_STEPS: readonly FormStep<keyof typeof profileFields>[] = [
  {
    label: 'Basic Info',
    sections: [
      { fields: ['name', 'priceRange', 'contactNumber', 'email', 'description'] },
      {
        ...{ title: 'Owner', lead: 'Customers like to know who welcomes them.' },
        fields: ['ownerName', 'ownerDescription', 'ownerPhoto'],
      },
      {
        ...{ title: 'Pictures', lead: 'The cover stands for your salon in every list.' },
        fields: ['cover', 'galleryImages'],
      },
    ],
  },
  ADDRESS_STEP,
  {
    label: 'Specialties',
    sections: [
      {
        ...{ title: 'Specialties', lead: 'What customers come to you for. They find you by these words.' },
        fields: ['specialties'],
      },
      {
        title: 'About your salon',
        lead: 'Customers filter by these. Whether a woman works with you follows from your team.',
        fields: ['serves', 'homeService', 'amenities'],
      },
      {
        ...{ title: 'Your work', lead: 'Up to 20 pictures of what you have done, each with a title.' },
        fields: ['workImages'],
      },
    ],
  },
  {
    label: 'Hours',
    sections: [
      {
        ...{ title: 'Opening hours', lead: 'Visits that are booked already keep their time.' },
        fields: ['hours'],
      },
      { title: 'Booking', fields: ['slotMinutes', 'seats', 'allowsLateReschedule'] },
    ],
  },
];
