import {
  SERVICE_CATEGORIES,
  SERVICE_NAME_LENGTH,
  type ServiceCategory,
  serviceCategoryOf,
  serviceFields,
} from '@sundara/contracts/api';
import * as z from 'zod/mini';
import { priceOf, type ServiceValues, valuesOf, withoutRepeats } from '../../../marketplace/index.ts';
import type { RawRow } from './flatten-import.ts';

export interface RowError {
  readonly field: string;
  readonly message: string;
}

/** The content of a row: fields that it omits stay, or get the default for a new service. */
export type ReadRow = { readonly name: string } & (
  | { readonly ok: false; readonly errors: readonly RowError[] }
  | {
      readonly ok: true;
      readonly values: Partial<ServiceValues> & Pick<ServiceValues, 'name' | 'category' | 'pricePaise'>;
      /** A specialization that its category adds: Beard is Hair Care with its tag (resolutions S12). */
      readonly tag: string | undefined;
      /** The service of the central catalogue that it is declared a copy of. */
      readonly centralServiceId: string | undefined;
    }
);

const STATUSES = { active: 'Active', inactive: 'Inactive' } as const;
/** Accepts any case, like all such inputs (resolutions S1). */
const status = z.pipe(
  z.transform((text: unknown) =>
    typeof text === 'string'
      ? (Object.entries(STATUSES).find(([key]) => key === text.trim().toLowerCase())?.[1] ?? text)
      : text,
  ),
  serviceFields.status,
);

const { name, description, price, duration, specializations, discountPercent, buffer } = serviceFields;
const rowSchema = z.object({
  name,
  description: z.optional(description),
  price: z.optional(price),
  basePrice: z.optional(price),
  duration: z.optional(duration),
  specializations: z.optional(specializations),
  status: z.optional(status),
  discountPercent: z.optional(discountPercent),
  buffer: z.optional(buffer),
  centralServiceId: z.optional(z.guid('This is no id')),
});

/** Reads one row by the rules of the form; each wrong field is reported once, in the order of the form. */
export const readRow = ({ value, category: ofGroup }: RawRow): ReadRow => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refuse('', [
      { field: 'row', message: 'This is not a service: it needs a name, a category and a price' },
    ]);
  const row: Readonly<Record<string, unknown>> = { ...value };
  const shownName = typeof row.name === 'string' ? tidy(row.name) : '';
  if (Array.isArray(row.services) || (row.services !== undefined && row.name === undefined))
    return refuse(shownName, [
      { field: 'services', message: 'A group holds a list of services, and no other groups' },
    ]);
  const parsed = rowSchema.safeParse(row);
  const mapped = readCategory(row.category ?? ofGroup);
  const errors = [
    ...(parsed.success ? [] : firstOfEach(parsed.error)),
    ...(typeof mapped === 'string' ? [{ field: 'category', message: mapped }] : []),
    ...(row.price === undefined && row.basePrice === undefined
      ? [{ field: 'price', message: 'Price is required' }]
      : []),
  ];
  if (!parsed.success || typeof mapped === 'string' || errors.length > 0)
    return refuse(shownName, inOrder(errors));
  try {
    const pricePaise = priceOf(parsed.data) ?? 0;
    const { price: _p, basePrice: _b, centralServiceId, ...named } = parsed.data;
    const { category, tag } = mapped;
    const values = { ...valuesOf(named), name: parsed.data.name, category, pricePaise };
    return { ok: true, name: parsed.data.name, values, tag, centralServiceId };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return refuse(shownName, [{ field: 'price', message: error.message }]);
  }
};

/** The specializations, including the category's tag. */
export const withTag = (specializations: readonly string[], tag: string | undefined): string[] =>
  withoutRepeats(tag ? [...specializations, tag] : specializations);

const refuse = (name: string, errors: readonly RowError[]): ReadRow => ({ ok: false, name, errors });

const readCategory = (
  value: unknown,
): string | { readonly category: ServiceCategory; readonly tag?: string } => {
  if (value === undefined || value === null || value === '') return 'Category is required';
  if (typeof value !== 'string') return 'Category must be text';
  const known = serviceCategoryOf(value);
  return known ?? `Category must be one of ${SERVICE_CATEGORIES.join(', ')}`;
};

const firstOfEach = ({ issues }: z.core.$ZodError): RowError[] => {
  const errors = new Map<string, string>();
  for (const { path, message } of issues) {
    const field = String(path[0] ?? 'row');
    if (!errors.has(field)) errors.set(field, message);
  }
  return [...errors].map(([field, message]) => ({ field, message }));
};

const ORDER = [
  ...['row', 'services', 'name', 'description', 'category', 'price', 'basePrice', 'duration'],
  ...['specializations', 'status', 'discountPercent', 'buffer', 'centralServiceId'],
];
const inOrder = (errors: readonly RowError[]): RowError[] =>
  [...errors].sort((one, other) => ORDER.indexOf(one.field) - ORDER.indexOf(other.field));

/** The display name of a refused row: its name on one line, cut to the maximum length of names. */
const tidy = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, SERVICE_NAME_LENGTH);
