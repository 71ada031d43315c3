import { weekdayName } from '@sundara/contracts';
import { troubleOfWeek } from '@sundara/web/hours';
import type { Faults } from '@sundara/web/salon-form';
import type { ProfileForm } from './profile-form.ts';

/** The steps by their numbers. */
export const STEPS = ['Basic Info', 'Address', 'Specialties', 'Hours'] as const;

const STEP_OF: Readonly<Record<string, number>> = {
  address: 2,
  coordinates: 2,
  location: 2,
  specialties: 3,
  workImages: 3,
  workingHours: 4,
  openingHours: 4,
  seats: 4,
  slotMinutes: 4,
};

/** The step that holds a field: 'address.postalCode' is in the second. */
export const stepOf = (path: string): number => STEP_OF[path.split('.')[0] ?? ''] ?? 1;

const isDegrees = (text: string, most: number): boolean =>
  text.trim() !== '' && Math.abs(Number(text)) <= most;

/** The faults that are found before anything is sent (specification 2, section 5). */
export const faultsOf = (form: ProfileForm): Faults => {
  const faults: Record<string, string> = {};
  if (form.name.trim() === '') faults.name = 'Name is required';
  if (!/^\S+@\S+\.\S+$/.test(form.email.trim())) faults.email = 'Email is invalid';
  if (form.contactNumber.trim() === '') faults.contactNumber = 'Contact number is required';
  if (!isDegrees(form.latitude, 90) || !isDegrees(form.longitude, 180))
    faults.coordinates = 'Please enter both latitude and longitude';
  if (form.postalCode && !/^[1-9]\d{5}$/.test(form.postalCode))
    faults['address.postalCode'] = 'A PIN code has six digits';
  const day = troubleOfWeek(form.hours);
  if (day) faults.workingHours = `${weekdayName(day.weekday)}: ${day.trouble}`;
  if (!/^(?:[1-9]\d?|100)$/.test(form.seats.trim())) faults.seats = 'Between 1 and 100 chairs';
  return faults;
};

const PATH_OF: Readonly<Record<string, string>> = {
  ...{ latitude: 'coordinates', longitude: 'coordinates', hours: 'workingHours' },
  ...{ works: 'workImages', gallery: 'galleryImages', specialty: 'specialties' },
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
