import { fits, type JsonSchema } from './json-schema.ts';

/** A value that breaks one rule of a schema, and where: 'services[].price'. */
export interface Breakage {
  readonly where: string;
  readonly value: unknown;
}

/** A picture written as text is not written too long. */
const LONGEST_BROKEN = 100_000;

/** Values that few schemas allow. */
export const WRONG: readonly unknown[] = [
  ...[null, true, 0, -1, 1.5, 2 ** 53, '', ' ', 'nothing-of-these', '2026-13-45', '\0', '\ud800'],
  ...[[], [[]], {}, { toString: 1 }],
];

/** What is just beyond the limits of a text, a number or a list. */
export const beyond = ({
  type,
  minLength,
  maxLength,
  minItems,
  maxItems,
  ...limits
}: JsonSchema): readonly unknown[] => [
  ...(minLength ? ['x'.repeat(minLength - 1)] : []),
  ...(maxLength === undefined || maxLength > LONGEST_BROKEN
    ? []
    : ['x'.repeat(maxLength + 1), '1'.repeat(maxLength + 1)]),
  ...(minItems ? [[]] : []),
  ...(maxItems === undefined ? [] : [Array.from({ length: maxItems + 1 }, () => 'x')]),
  ...(limits.minimum === undefined ? [] : [limits.minimum - 1]),
  ...(limits.maximum === undefined ? [] : [limits.maximum + 1]),
  ...(limits.exclusiveMinimum === undefined ? [] : [limits.exclusiveMinimum]),
  ...(limits.exclusiveMaximum === undefined ? [] : [limits.exclusiveMaximum]),
  ...(type === 'string' ? ['x', '0', '-', '@', '9999-99-99', '99:99', 'http:', '\u0000x'] : []),
];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every way to break a schema at one place of a value that fits it: missing, of another type, beyond a limit. */
export const breakagesOf = (schema: JsonSchema, base: unknown, where = ''): readonly Breakage[] =>
  [
    ...[...WRONG, ...beyond(schema)].map((value) => ({ where, value })),
    ...inProperties(schema, base, where),
    ...inItems(schema, base, where),
    ...(schema.anyOf ?? []).flatMap((one) => breakagesOf(one, base, where)),
  ].filter(({ value }) => !fits(schema, value));

const inProperties = (
  { properties = {}, required = [] }: JsonSchema,
  base: unknown,
  where: string,
): readonly Breakage[] => {
  if (!isObject(base)) return [];
  const missing = required.map((name) => {
    const { [name]: _, ...value } = base;
    return { where: `${where}.${name} missing`, value };
  });
  const broken = Object.entries(properties).flatMap(([name, schema]) =>
    breakagesOf(schema, base[name], `${where}.${name}`).map((one) => ({
      ...one,
      value: { ...base, [name]: one.value },
    })),
  );
  return [...missing, ...broken];
};

const inItems = (
  { items, minItems = 1, maxItems }: JsonSchema,
  base: unknown,
  where: string,
): readonly Breakage[] => {
  if (!items || !Array.isArray(base) || base.length === 0) return [];
  const tooMany = maxItems === undefined ? [] : [Array.from({ length: maxItems + 1 }, () => base[0])];
  return [
    ...tooMany.map((value) => ({ where: `${where} too many`, value })),
    ...breakagesOf(items, base[0], `${where}[]`).map((one) => ({
      ...one,
      value: Array.from({ length: Math.max(1, minItems) }, () => one.value),
    })),
  ];
};
