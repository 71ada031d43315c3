import type { AdminSalonDetail, PlanId, SalonOwner } from '@sundara/contracts/api';
import { check, type Field, picture } from '@sundara/web/fields';
import { ADDRESS_STEP, type FormStep, factFields, PlanChoice, salonFields } from '@sundara/web/salon-form';
import { OwnerPicker } from './owner-picker.tsx';

const owner: Field<SalonOwner | null, AdminSalonDetail> = {
  ...{
    label: 'Owner',
    path: 'userId',
    wide: true,
    missing: 'Choose an owner',
    start: null,
    view: OwnerPicker,
  },
  read: (salon) => salon.owner,
  write: (value) => value?.id,
};

const subscriptionPlan: Field<PlanId> = { label: 'Plan', wide: true, start: 'monthly', view: PlanChoice };

/** The fields of a salon as an admin edits them. */
export const adminSalonFields = {
  owner,
  ...salonFields,
  name: { ...salonFields.name, wide: true },
  ...factFields,
  serves: { ...factFields.serves, label: 'Whom it serves' },
  homeService: { ...factFields.homeService, label: 'It also comes to its customers' },
  cover: picture<AdminSalonDetail>({ ...salonFields.cover, path: 'coverImage' }),
  isActive: check({ label: 'Active: customers find and book it', start: true, wide: true }),
  createSubscription: check({ label: 'Create a subscription', wide: true }),
  subscriptionPlan,
};

const orNothing = ({ write, ...field }: Field<string>): Field<string> => ({
  ...field,
  write: (typed) => (typed.trim() === '' ? undefined : write?.(typed)),
});

/** A new salon needs an owner, and no coordinates: its locality gives them. */
export const newSalonFields = {
  ...adminSalonFields,
  owner: { ...owner, required: true },
  latitude: orNothing(salonFields.latitude),
  longitude: orNothing(salonFields.longitude),
};
export type SalonFields = typeof adminSalonFields;

interface Shown {
  readonly isNew: boolean;
  readonly withPlan: boolean;
}

/** The five steps (specification 2, section 2); the plan that a new salon begins with is chosen with its hours. */
export const salonSteps = ({ isNew, withPlan }: Shown): readonly FormStep<keyof SalonFields>[] => [
  { label: 'Basic Info', sections: [{ fields: ['owner', 'name', 'email', 'contactNumber', 'description'] }] },
  ADDRESS_STEP,
  {
    label: 'Images and Specialties',
    sections: [
      {
        ...{ title: 'Specialties', lead: 'What customers come for. They find the salon by these words.' },
        fields: ['specialties'],
      },
      {
        title: 'About the salon',
        lead: 'Customers filter by these. Whether a woman works there follows from its team.',
        fields: ['serves', 'homeService', 'amenities'],
      },
      {
        ...{ title: 'Images', lead: 'The cover stands for the salon in every list.' },
        fields: ['cover', 'galleryImages', 'workImages'],
      },
    ],
  },
  {
    label: 'Hours and Plan',
    sections: [
      {
        ...{ title: 'Working hours', lead: 'Visits that are booked already keep their time.' },
        fields: ['hours'],
      },
      { title: 'On the marketplace', fields: ['isActive'] },
      ...(isNew ? [planSection(withPlan)] : []),
    ],
  },
  {
    label: 'Owner Info',
    sections: [
      {
        ...{ title: 'Owner', lead: 'Customers like to know who welcomes them.' },
        fields: ['ownerName', 'ownerDescription', 'ownerPhoto'],
      },
    ],
  },
];

const planSection = (withPlan: boolean): FormStep<keyof SalonFields>['sections'][number] => ({
  ...{ title: 'Plan', lead: 'The owner gives the mandate; nothing is charged before.' },
  fields: withPlan ? ['createSubscription', 'subscriptionPlan'] : ['createSubscription'],
});
