import { isDeepStrictEqual } from 'node:util';
import { formatRupees, rupeesOf } from '@sundara/contracts';
import type { ServiceRow, ServiceValues } from './service-values.ts';

/** The changes of a service, as { field: [before, after] }; the image by its public id. */
export type ServiceChanges = Readonly<Record<string, readonly [unknown, unknown]>>;

type Kept = Partial<Pick<ServiceRow, keyof ServiceValues | 'image'>>;

/** The fields whose values differ; equal ones are left out. */
export const changesOf = (before: Kept | undefined, after: Kept): ServiceChanges => {
  const old: Readonly<Record<string, unknown>> = before ?? {};
  return Object.fromEntries(
    Object.entries(after)
      .filter(([field, value]) => !isDeepStrictEqual(old[field] ?? null, value ?? null))
      .map(([field, value]) => [field, [shown(old[field]), shown(value)]] as const),
  );
};

/** The values that are lost with a service. */
export const lossOf = ({
  name,
  category,
  pricePaise,
  durationMinutes,
  isActive,
}: Pick<ServiceRow, 'name' | 'category' | 'pricePaise' | 'durationMinutes' | 'isActive'>): ServiceChanges =>
  Object.fromEntries(
    Object.entries({ name, category, pricePaise, durationMinutes, isActive }).map(([field, value]) => [
      field,
      [value, null] as const,
    ]),
  );

/** A picture is represented by its public id. */
const shown = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'publicId' in value ? value.publicId : (value ?? null);

const minutes = (value: unknown): string => `${value} mins`;
const percent = (value: unknown): string => `${value}%`;
const list = (value: unknown): string =>
  Array.isArray(value) && value.length > 0 ? value.join(', ') : 'none';

const LONGEST = 60;
const quoted = (value: unknown): string => {
  const text = String(value ?? '');
  if (text === '') return 'empty';
  return `“${text.length > LONGEST ? `${text.slice(0, LONGEST - 1).trimEnd()}…` : text}”`;
};

/** Label and format of each field. */
const WORDS: readonly (readonly [keyof ServiceValues, string, (value: unknown) => string])[] = [
  ['name', 'Name', quoted],
  ['category', 'Category', String],
  ['pricePaise', 'Price', (value) => formatRupees(rupeesOf(Number(value)))],
  ['durationMinutes', 'Duration', minutes],
  ['isActive', 'Status', (value) => (value ? 'Active' : 'Inactive')],
  ['discountPercent', 'Discount', percent],
  ['bufferMinutes', 'Tidying up', minutes],
  ['specializations', 'Specializations', list],
  ['description', 'Description', quoted],
];

/** Changes in words: 'Price: ₹300.00 to ₹350.00'. */
export const inWords = (changes: ServiceChanges): string[] =>
  WORDS.flatMap(([field, label, tell]) => {
    const change = changes[field];
    return change ? [`${label}: ${tell(change[0])} to ${tell(change[1])}`] : [];
  });
