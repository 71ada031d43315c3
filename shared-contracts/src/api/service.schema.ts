import * as z from 'zod/mini';
import { imageSchema } from './salon.schema.ts';
import { described, keepable } from './text.ts';

/** The categories of services (specification 2, section 5). */
export const SERVICE_CATEGORIES = [
  'Hair Care',
  'Skin Care',
  'Nail Care',
  'Makeup',
  'Massage',
  'Spa Treatment',
] as const;
export type ServiceCategory = (typeof SERVICE_CATEGORIES)[number];
export const SERVICE_STATUSES = ['Active', 'Inactive'] as const;
export const SERVICE_NAME_LENGTH = 100;
export const SERVICE_DESCRIPTION_LENGTH = 500;
export const SERVICE_DURATION = 30;
export const SPECIALIZATION_LENGTH = 60;
export const SPECIALIZATIONS = 20;
export const REQUIRED_FIELDS = 'Please fill in all required fields';

/** The message for a value that is missing or of another kind. */
const wanted = (field: string, kind: string) => ({
  error: ({ input }: { input?: unknown }) =>
    (input ?? undefined) === undefined ? `${field} is required` : `${field} must be ${kind}`,
});

const tooLong = (what: string, longest: number) => `${what} can have ${longest} characters at most`;

/** Rupees with at most two decimals. */
const price = described(
  z.number(wanted('Price', 'a number')).check(
    z.gte(0, 'Price must be 0 or more'),
    z.lte(1_000_000, 'Price can be 1,000,000 at most'),
    z.refine(
      (rupees) => Math.abs(rupees * 100 - Math.round(rupees * 100)) < 1e-6,
      'Price has two decimals at most',
    ),
  ),
  { multipleOf: 0.01 },
);

export const specializationField = z
  .string('Each specialization is text')
  .check(
    z.trim(),
    z.minLength(1, 'A specialization may not be empty'),
    z.maxLength(SPECIALIZATION_LENGTH, tooLong('A specialization', SPECIALIZATION_LENGTH)),
    keepable,
  );

/** The fields of a service in requests; `price` and `basePrice` are the same (resolutions E3). Minutes, rupees. */
export const serviceFields = {
  name: z
    .string(wanted('Name', 'text'))
    .check(
      z.trim(),
      z.minLength(1, REQUIRED_FIELDS),
      z.maxLength(SERVICE_NAME_LENGTH, tooLong('Name', SERVICE_NAME_LENGTH)),
      keepable,
    ),
  description: z
    .string(wanted('Description', 'text'))
    .check(
      z.trim(),
      z.maxLength(SERVICE_DESCRIPTION_LENGTH, tooLong('Description', SERVICE_DESCRIPTION_LENGTH)),
      keepable,
    ),
  category: z.enum(SERVICE_CATEGORIES, `Category must be one of ${SERVICE_CATEGORIES.join(', ')}`),
  price,
  duration: z
    .int('Duration is a whole number of minutes')
    .check(z.gte(1, 'Duration must be 1 minute or more'), z.lte(720, 'Duration can be 12 hours at most')),
  specializations: z
    .array(specializationField, 'Specializations are a list')
    .check(z.maxLength(SPECIALIZATIONS, `A service can have ${SPECIALIZATIONS} specializations at most`)),
  status: z.enum(SERVICE_STATUSES, `Status must be one of ${SERVICE_STATUSES.join(', ')}`),
  /** Percent off, 0 to 100. */
  discountPercent: z
    .int('Discount is a whole number of percent')
    .check(z.gte(0, 'Discount must be 0 or more'), z.lte(100, 'Discount can be 100 percent at most')),
  /** Minutes to tidy up afterwards. */
  buffer: z
    .int('Tidying up is a whole number of minutes')
    .check(z.gte(0, 'Tidying up must be 0 minutes or more'), z.lte(120, 'Tidying up can be 2 hours at most')),
};

/** What the caller may do with a service now. */
export const serviceAbilities = z.object({ edit: z.boolean(), delete: z.boolean() });

/** A service as the salon manages it. Rupees, minutes. */
export const managedServiceSchema = z.object({
  _id: z.string(),
  id: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.string(),
  /** The price before the discount. */
  price: z.number(),
  basePrice: z.number(),
  discountPercent: z.int(),
  duration: z.int(),
  buffer: z.int(),
  specializations: z.array(z.string()),
  status: z.enum(SERVICE_STATUSES),
  image: z.extend(imageSchema, { publicId: z.nullable(z.string()) }),
  rating: z.number(),
  bookingCount: z.int(),
  /** Whether anybody does it: false if the salon has specialists and none of them does. */
  hasSpecialist: z.boolean(),
  can: serviceAbilities,
});
export type ManagedService = z.output<typeof managedServiceSchema>;
