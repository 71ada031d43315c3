import { formatPhone, weekdayName } from '@sundara/contracts';
import type { SalonProfile } from '@sundara/contracts/api';
import { type Field, picture, pictures, text } from '@sundara/web/fields';
import { everyDay, troubleOfWeek, type Week } from '@sundara/web/hours';
import { HoursField } from './hours-field.tsx';
import { SpecialtyField, type TypedSpecialties, withTyped } from './specialty-field.tsx';

const degrees = (name: 'latitude' | 'longitude', label: string): Field<string> =>
  text({
    ...{ label, path: `coordinates.${name}`, kind: 'decimal', longest: 12 },
    write: (typed) => (typed.trim() === '' ? Number.NaN : Number(typed)),
  });

const specialties: Field<TypedSpecialties, SalonProfile> = {
  ...{ label: 'Specialties', wide: true, start: { specialties: [], specialty: '' }, view: SpecialtyField },
  read: (salon) => ({ specialties: salon.specialties, specialty: '' }),
  write: (value) => withTyped(value).specialties,
};

/** A new salon opens from 09:00 to 18:00 on all seven days (specification 2, section 3). */
const hours: Field<Week> = {
  ...{ label: 'Working hours', path: 'workingHours', wide: true, view: HoursField },
  start: everyDay({ open: '09:00', close: '18:00', closed: false, breaks: [] }),
  rule: (week) => {
    const day = troubleOfWeek(week);
    return day && `${weekdayName(day.weekday)}: ${day.trouble}`;
  },
};

/** The fields of a salon that its owner and admins edit, in the order in which faults are told. */
export const salonFields = {
  name: text({ label: 'Salon name', required: true }),
  email: text({ label: 'Email', required: true, kind: 'email' }),
  contactNumber: text<SalonProfile>({
    ...{ label: 'Contact number', required: true, kind: 'tel' },
    read: (salon) => formatPhone(salon.contactNumber),
  }),
  description: text({ label: 'Description', wide: true, lines: 3 }),
  latitude: degrees('latitude', 'Latitude'),
  longitude: degrees('longitude', 'Longitude'),
  street: text({ label: 'Street', path: 'address.street', wide: true }),
  area: text({ label: 'Area', path: 'address.area' }),
  sublocality: text({ label: 'Sublocality', path: 'address.sublocality' }),
  city: text({ label: 'City', path: 'address.city' }),
  state: text({ label: 'State', path: 'address.state' }),
  postalCode: text({ label: 'Postal code', path: 'address.postalCode', kind: 'whole' }),
  country: text({ label: 'Country', path: 'address.country', start: 'India', disabled: true }),
  location: text({
    ...{ label: 'Location, in your words', wide: true },
    hint: 'Shown instead of the address; empty, the address shows.',
  }),
  specialties,
  cover: picture<SalonProfile>({
    ...{ label: 'Cover', folder: 'salon_covers', read: (salon) => salon.cover },
    hint: 'Without one, an illustration stands in its place.',
  }),
  galleryImages: pictures({ label: 'Gallery', folder: 'salon_gallery' }),
  workImages: pictures({
    ...{ label: 'Work pictures', folder: 'work_images', titled: true },
    write: (works) => works.map(({ publicId, title = '' }) => ({ publicId, title })),
  }),
  hours,
  ownerName: text({ label: "Owner's name" }),
  ownerDescription: text({ label: 'About the owner', wide: true, lines: 3 }),
  ownerPhoto: picture({
    ...{ label: "Owner's photo", folder: 'owner_photos', optional: true },
    hint: 'Without one, the words stand alone.',
  }),
};
