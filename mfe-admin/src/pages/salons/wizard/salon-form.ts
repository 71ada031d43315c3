import { formatPhone } from '@sundara/contracts';
import type {
  AdminSalonDetail,
  createSalon,
  Input,
  PlanId,
  SalonOwner,
  updateSalon,
} from '@sundara/contracts/api';
import { everyDay, type Week } from '@sundara/web/hours';
import { type AddressForm, type TypedSpecialties, withTyped } from '@sundara/web/salon-form';
import type { FieldPicture, ListedPicture } from '@sundara/web/upload';

/** The values of the five steps; numbers as they are typed. */
export interface SalonForm extends AddressForm, TypedSpecialties {
  readonly owner: SalonOwner | null;
  readonly name: string;
  readonly email: string;
  readonly contactNumber: string;
  readonly description: string;
  readonly cover: FieldPicture | null;
  readonly gallery: readonly ListedPicture[];
  readonly works: readonly ListedPicture[];
  readonly hours: Week;
  readonly isActive: boolean;
  /** For a new salon only. */
  readonly createSubscription: boolean;
  readonly subscriptionPlan: PlanId;
  readonly ownerName: string;
  readonly ownerDescription: string;
  readonly ownerPhoto: FieldPicture | null;
}

/** A new salon: 09:00 to 18:00 on all seven days, active, the monthly plan where one is wanted (specification 2, section 3). */
export const newForm = (): SalonForm => ({
  ...{ owner: null, name: '', email: '', contactNumber: '', description: '' },
  ...{ street: '', area: '', sublocality: '', city: '', state: '', postalCode: '' },
  ...{ latitude: '', longitude: '', location: '', specialties: [], specialty: '' },
  ...{ cover: null, gallery: [], works: [] },
  hours: everyDay({ open: '09:00', close: '18:00', closed: false, breaks: [] }),
  ...{ isActive: true, createSubscription: false, subscriptionPlan: 'monthly' },
  ...{ ownerName: '', ownerDescription: '', ownerPhoto: null },
});

/** The form of a stored salon. */
export const formOf = (salon: AdminSalonDetail): SalonForm => {
  const { street, area, sublocality, city, state, postalCode } = salon.address;
  return {
    ...newForm(),
    ...{ owner: salon.owner, name: salon.name, email: salon.email, description: salon.description },
    contactNumber: formatPhone(salon.contactNumber),
    ...{ street, area, sublocality, city, state, postalCode, location: salon.location },
    latitude: String(salon.coordinates.latitude),
    longitude: String(salon.coordinates.longitude),
    ...{ specialties: salon.specialties, cover: salon.cover },
    ...{ gallery: salon.galleryImages, works: salon.workImages },
    ...{ hours: salon.workingHours, isActive: salon.isActive },
    ...{ ownerName: salon.ownerName, ownerDescription: salon.ownerDescription, ownerPhoto: salon.ownerPhoto },
  };
};

type Body = Omit<Input<typeof createSalon>['body'], 'userId'> & { readonly userId: string | undefined };

const bodyOf = (form: SalonForm): Body => {
  const hasPlace = form.latitude.trim() !== '' && form.longitude.trim() !== '';
  return {
    userId: form.owner?.id,
    ...{ name: form.name.trim(), email: form.email.trim(), contactNumber: form.contactNumber.trim() },
    description: form.description,
    address: {
      ...{ street: form.street, area: form.area, sublocality: form.sublocality },
      ...{ city: form.city, state: form.state, postalCode: form.postalCode },
    },
    ...(hasPlace && {
      coordinates: { latitude: Number(form.latitude), longitude: Number(form.longitude) },
    }),
    location: form.location,
    specialties: [...withTyped(form).specialties],
    coverImage: form.cover?.publicId ?? null,
    galleryImages: form.gallery.map(({ publicId }) => publicId),
    workImages: form.works.map(({ publicId, title = '' }) => ({ publicId, title })),
    ...{ workingHours: form.hours, isActive: form.isActive },
    ...{ ownerName: form.ownerName, ownerDescription: form.ownerDescription },
    ownerPhoto: form.ownerPhoto?.publicId ?? null,
  };
};

/** All of a new salon; undefined without an owner. Its plan is requested afterwards. */
export const newSalonOf = (form: SalonForm): Input<typeof createSalon>['body'] | undefined => {
  const { userId, ...body } = bodyOf(form);
  if (!userId) return undefined;
  return {
    ...body,
    userId,
    createSubscription: form.createSubscription,
    subscriptionPlan: form.subscriptionPlan,
  };
};

/** The changes to the stored salon, as they are sent; empty if there are none. */
export const patchOf = (form: SalonForm, kept: SalonForm): Input<typeof updateSalon>['body'] => {
  const before = new Map(Object.entries(bodyOf(kept)));
  return Object.fromEntries(
    Object.entries(bodyOf(form)).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(before.get(key)),
    ),
  );
};
