import {
  SERVICE_CATEGORIES,
  SERVICE_DURATION,
  SERVICE_STATUSES,
  type ServiceCategory,
} from '@sundara/contracts/api';
import { choice, type Field, number, picture, text } from '@sundara/web/fields';
import { SpecializationField } from './specialization-field.tsx';

const optionsOf = (words: readonly string[]) => words.map((value) => ({ value, label: value }));
const isCategory = (word: string): word is ServiceCategory =>
  SERVICE_CATEGORIES.some((each) => each === word);

const specializations: Field<readonly string[]> = {
  ...{ label: 'Specializations', hint: 'Words that visitors filter by: Haircut, Colour' },
  ...{ wide: true, start: [], view: SpecializationField },
};

/** What a service is; its defaults are those of specification 2, section 9. */
const facts = {
  name: text({ label: 'Service name', required: true, wide: true, autoFocus: true, counted: true }),
  description: text({ label: 'Description', wide: true, lines: 2, counted: true }),
  category: choice({
    ...{ label: 'Category', required: true, options: optionsOf(SERVICE_CATEGORIES) },
    // One that is not in the list stays as it is.
    write: (value) => (isCategory(value) ? value : undefined),
  }),
  status: choice({ label: 'Status', start: 'Active', options: optionsOf(SERVICE_STATUSES) }),
  price: number({ label: 'Price', required: true, kind: 'decimal', before: '₹' }),
  duration: number({ label: 'Duration', required: true, start: String(SERVICE_DURATION), after: 'mins' }),
};

const image = picture({
  ...{
    label: 'Picture',
    hint: 'Without one, an illustration of its category stands for it.',
    onlyChanged: true,
  },
  write: (value) => (value?.publicId ? { publicId: value.publicId } : null),
});

/** The fields of a central service. */
export const centralServiceFields = {
  ...facts,
  specializations,
  image: { ...image, folder: 'central_services' as const },
};

/** The fields of a salon's service, which also has a discount and time to tidy up. */
export const salonServiceFields = {
  ...facts,
  discountPercent: number({ label: 'Discount', start: '0', after: '%', hint: 'Shown as ‘20% Off’' }),
  buffer: number({
    ...{ label: 'Tidying up afterwards', start: '0', after: 'mins' },
    hint: 'Nobody is booked meanwhile',
  }),
  specializations,
  image: { ...image, folder: 'salon_services' as const },
};
