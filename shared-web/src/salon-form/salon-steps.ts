import { type Form, type FormSection, faultAt, pathOf } from '@sundara/web/fields';
import { PlaceButtons } from './place-buttons.tsx';
import type { salonFields } from './salon-fields.ts';
import { withTyped } from './specialty-field.tsx';

/** A step of the salon's form. */
export interface FormStep<N extends string = string> {
  readonly label: string;
  readonly sections: readonly FormSection<N>[];
}

/** Where the salon is, by its coordinates and in words: the same step for owners and admins. */
export const ADDRESS_STEP: FormStep<keyof typeof salonFields> = {
  label: 'Address',
  sections: [
    {
      ...{ title: 'On the map', lead: 'The point that customers are led to.' },
      ...{ fields: ['latitude', 'longitude'], After: PlaceButtons },
    },
    {
      title: 'Address',
      fields: ['street', 'area', 'sublocality', 'city', 'state', 'postalCode', 'country', 'location'],
    },
  ],
};

/** The number of the step that shows a field; the first if none does. */
export const stepOf = (steps: readonly FormStep[], name: string | undefined): number =>
  1 +
  Math.max(
    steps.findIndex(({ sections }) => sections.some(({ fields }) => fields.includes(name ?? ''))),
    0,
  );

/** The numbers of the steps with a fault. */
export const wrongSteps = (steps: readonly FormStep[], { fields, faults }: Form): ReadonlySet<number> => {
  const names = Object.keys(fields).filter((name) => faultAt(faults, pathOf(fields, name)) !== undefined);
  const placed = names.map((name) => stepOf(steps, name));
  return new Set(placed.length === 0 && Object.keys(faults).length > 0 ? [1] : placed);
};

/** What is typed and not added yet counts when its step is left. */
export const addTyped = ({ values, edit }: Form<Pick<typeof salonFields, 'specialties'>>): void => {
  if (values.specialties.specialty) edit({ specialties: withTyped(values.specialties) });
};
