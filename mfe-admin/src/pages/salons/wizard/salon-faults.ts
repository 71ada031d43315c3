import { weekdayName } from '@sundara/contracts';
import { troubleOfWeek } from '@sundara/web/hours';
import type { Faults } from '@sundara/web/salon-form';
import type { SalonForm } from './salon-form.ts';

/** The steps by their numbers (specification 2, section 2). */
export const STEPS = [
  'Basic Info',
  'Address',
  'Images and Specialties',
  'Hours and Plan',
  'Owner Info',
] as const;
export const LAST = STEPS.length;

const STEP_OF: Readonly<Record<string, number>> = {
  ...{ address: 2, coordinates: 2, location: 2 },
  ...{ coverImage: 3, galleryImages: 3, workImages: 3, specialties: 3 },
  ...{ workingHours: 4, openingHours: 4, isActive: 4, subscriptionPlan: 4 },
  ...{ ownerName: 5, ownerDescription: 5, ownerPhoto: 5 },
};

/** The step that holds a field: 'address.postalCode' is in the second. */
export const stepOf = (path: string): number => STEP_OF[path.split('.')[0] ?? ''] ?? 1;

/** What the first step still needs before the next one (specification 2, section 5); undefined for nothing. */
export const missingIn = (form: SalonForm, isNew: boolean): string | undefined => {
  const missing = [
    ...(isNew && !form.owner ? ['choose an owner'] : []),
    ...(form.name.trim() === '' ? ['give a name'] : []),
    ...(form.email.trim() === '' ? ['give an email'] : []),
    ...(form.contactNumber.trim() === '' ? ['give a contact number'] : []),
  ];
  if (missing.length === 0) return undefined;
  const last = missing.at(-1) ?? '';
  const before = missing.slice(0, -1).join(', ');
  const words = before ? `${before} and ${last}` : last;
  return `To go on, ${words}.`;
};

const isDegrees = (text: string, most: number): boolean =>
  text.trim() !== '' && Math.abs(Number(text)) <= most;

/** The faults that are found before anything is sent. A new salon needs no coordinates: its locality gives them. */
export const faultsOf = (form: SalonForm, isNew: boolean): Faults => {
  const faults: Record<string, string> = {};
  if (isNew && !form.owner) faults.userId = 'Choose an owner';
  if (form.name.trim() === '') faults.name = 'Name is required';
  if (!/^\S+@\S+\.\S+$/.test(form.email.trim())) faults.email = 'Email is invalid';
  if (form.contactNumber.trim() === '') faults.contactNumber = 'Contact number is required';
  const isPlaceless = isNew && form.latitude.trim() === '' && form.longitude.trim() === '';
  if (!isPlaceless && (!isDegrees(form.latitude, 90) || !isDegrees(form.longitude, 180)))
    faults.coordinates = 'Please enter both latitude and longitude';
  if (form.postalCode && !/^[1-9]\d{5}$/.test(form.postalCode))
    faults['address.postalCode'] = 'A PIN code has six digits';
  const day = troubleOfWeek(form.hours);
  if (day) faults.workingHours = `${weekdayName(day.weekday)}: ${day.trouble}`;
  return faults;
};

const PATH_OF: Readonly<Record<string, string>> = {
  ...{ owner: 'userId', latitude: 'coordinates', longitude: 'coordinates', hours: 'workingHours' },
  ...{ cover: 'coverImage', gallery: 'galleryImages', works: 'workImages', specialty: 'specialties' },
  ...{ street: 'address.street', area: 'address.area', sublocality: 'address.sublocality' },
  ...{ city: 'address.city', state: 'address.state', postalCode: 'address.postalCode' },
};

/** The faults that remain when these parts of the form are edited: a fault applies to the old value only. */
export const withoutFaultsOf = (faults: Faults, edited: readonly string[]): Faults => {
  const paths = edited.map((key) => PATH_OF[key] ?? key);
  return Object.fromEntries(
    Object.entries(faults).filter(
      ([fault]) => !paths.some((path) => fault === path || fault.startsWith(`${path}.`)),
    ),
  );
};
