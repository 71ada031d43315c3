import { formatPhone } from '@sundara/contracts';
import type { Input, PRICE_TIERS, SalonProfile, updateSalonProfile } from '@sundara/contracts/api';
import type { Week } from '@sundara/web/hours';
import { withTyped } from '@sundara/web/salon-form';
import type { FieldPicture, ListedPicture } from '@sundara/web/upload';

/** The values of the four steps; numbers as they are typed. */
export interface ProfileForm {
  readonly name: string;
  readonly description: string;
  readonly contactNumber: string;
  readonly email: string;
  readonly priceRange: (typeof PRICE_TIERS)[number];
  readonly ownerName: string;
  readonly ownerDescription: string;
  readonly ownerPhoto: FieldPicture | null;
  readonly cover: FieldPicture | null;
  readonly gallery: readonly ListedPicture[];
  readonly works: readonly ListedPicture[];
  readonly street: string;
  readonly area: string;
  readonly sublocality: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
  readonly latitude: string;
  readonly longitude: string;
  readonly location: string;
  readonly specialties: readonly string[];
  /** Typed and not added yet. */
  readonly specialty: string;
  readonly hours: Week;
  readonly seats: string;
  readonly slotMinutes: SalonProfile['slotMinutes'];
  readonly allowsLateReschedule: boolean;
}

/** The form of a stored profile. */
export const formOf = (salon: SalonProfile): ProfileForm => {
  const { street, area, sublocality, city, state, postalCode } = salon.address;
  return {
    ...{ name: salon.name, description: salon.description, email: salon.email },
    contactNumber: formatPhone(salon.contactNumber),
    priceRange: salon.priceRange,
    ...{ ownerName: salon.ownerName, ownerDescription: salon.ownerDescription, ownerPhoto: salon.ownerPhoto },
    ...{ cover: salon.cover, gallery: salon.galleryImages, works: salon.workImages },
    ...{ street, area, sublocality, city, state, postalCode, location: salon.location },
    latitude: String(salon.coordinates.latitude),
    longitude: String(salon.coordinates.longitude),
    specialties: salon.specialties,
    specialty: '',
    hours: salon.workingHours,
    seats: String(salon.seats),
    ...{ slotMinutes: salon.slotMinutes, allowsLateReschedule: salon.allowsLateReschedule },
  };
};

/** What differs from what was sent. */
export const changedSince = (sent: ProfileForm, now: ProfileForm): Partial<ProfileForm> => {
  const before = new Map<string, unknown>(Object.entries(sent));
  return Object.fromEntries(
    Object.entries(now).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(before.get(key))),
  );
};

type Patch = Input<typeof updateSalonProfile>['body'];

const wholePatch = (form: ProfileForm): Patch & object => ({
  ...{ name: form.name, description: form.description, contactNumber: form.contactNumber, email: form.email },
  ...{ priceRange: form.priceRange, ownerName: form.ownerName, ownerDescription: form.ownerDescription },
  ownerPhoto: form.ownerPhoto?.publicId ?? null,
  cover: form.cover?.publicId ?? null,
  galleryImages: form.gallery.map(({ publicId }) => publicId),
  workImages: form.works.map(({ publicId, title = '' }) => ({ publicId, title })),
  address: {
    ...{ street: form.street, area: form.area, sublocality: form.sublocality },
    ...{ city: form.city, state: form.state, postalCode: form.postalCode },
  },
  coordinates: { latitude: Number(form.latitude), longitude: Number(form.longitude) },
  location: form.location,
  specialties: [...withTyped(form).specialties],
  workingHours: form.hours,
  seats: Number(form.seats),
  ...{ slotMinutes: form.slotMinutes, allowsLateReschedule: form.allowsLateReschedule },
});

/** The changes to the stored profile, as they are sent; empty if there are none. */
export const patchOf = (form: ProfileForm, kept: ProfileForm): Patch & object => {
  const before = new Map(Object.entries(wholePatch(kept)));
  return Object.fromEntries(
    Object.entries(wholePatch(form)).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(before.get(key)),
    ),
  );
};
