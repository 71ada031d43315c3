import fc from 'fast-check';
import { fits, type JsonSchema } from './json-schema.ts';
import { textValue } from './text-values.ts';

/** What exists and may stand in a field of this name: ids of salons in 'salonId', days soon in 'from'. */
export type KnownValues = (field: string) => readonly unknown[];

/** Where values come from. */
export interface ValueSource {
  readonly known: KnownValues;
  /** Whether what is required is enough, and of what exists one is always taken: such requests are seldom refused. */
  readonly isPlain: boolean;
}

const MOST_ITEMS = 4;

const numberValue = (schema: JsonSchema): fc.Arbitrary<number> => {
  const { multipleOf, exclusiveMinimum, exclusiveMaximum } = schema;
  const min = exclusiveMinimum ?? schema.minimum ?? -1e9;
  const max = exclusiveMaximum ?? schema.maximum ?? 1e9;
  if (schema.type === 'integer') return fc.integer({ min: Math.ceil(min), max: Math.floor(max) });
  if (multipleOf !== undefined) {
    const most = Math.floor(max / multipleOf);
    const steps = fc.integer({ min: Math.ceil(min / multipleOf), max: most });
    return steps.map((step) => Number((step * multipleOf).toFixed(6)));
  }
  return fc.double({
    ...{ min, max, noNaN: true, noDefaultInfinity: true },
    minExcluded: exclusiveMinimum !== undefined,
    maxExcluded: exclusiveMaximum !== undefined,
  });
};

/** Objects whose properties a schema allows, some with only those that it requires. */
export const objectValue = (
  { properties = {}, required = [] }: JsonSchema,
  source: ValueSource,
): fc.Arbitrary<Record<string, unknown>> => {
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, validValue(schema, name, source)]),
  );
  const requiredKeys = [...required];
  const least = Object.fromEntries(Object.entries(model).filter(([name]) => required.includes(name)));
  const plain = fc.record(least, { noNullPrototype: true });
  if (source.isPlain) return plain;
  // The more optional fields there are, the likelier one of them breaks a rule.
  return fc.oneof(plain, fc.record(model, { requiredKeys, noNullPrototype: true }));
};

/** Objects with any keys that a schema allows. */
const dictionaryValue = (
  names: JsonSchema,
  values: JsonSchema,
  field: string,
  source: ValueSource,
): fc.Arbitrary<unknown> => {
  const keys = validValue({ type: 'string', ...names }, `${field} name`, source).map(String);
  return fc.dictionary(keys, validValue(values, field, source), {
    maxKeys: MOST_ITEMS,
    noNullPrototype: true,
  });
};

const madeValue = (schema: JsonSchema, field: string, source: ValueSource): fc.Arbitrary<unknown> => {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => validValue(one, field, source)));
  switch (schema.type) {
    case 'string':
      return textValue(schema);
    case 'number':
    case 'integer':
      return numberValue(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'object':
      return schema.additionalProperties
        ? dictionaryValue(schema.propertyNames ?? {}, schema.additionalProperties, field, source)
        : objectValue(schema, source);
    case 'array': {
      const { items = {}, minItems: minLength = 0, maxItems = MOST_ITEMS } = schema;
      const maxLength = Math.max(minLength, Math.min(maxItems, MOST_ITEMS));
      return fc.array(validValue(items, field, source), { minLength, maxLength });
    }
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
};

/** Values that a schema allows, most of them what exists where the field's name tells what that is. */
export const validValue = (schema: JsonSchema, field: string, source: ValueSource): fc.Arbitrary<unknown> => {
  const made = madeValue(schema, field, source);
  const existing = source.known(field).filter((value) => fits(schema, value));
  if (existing.length === 0) return made;
  const one = fc.constantFrom(...existing);
  return source.isPlain ? one : fc.oneof({ weight: 3, arbitrary: one }, made);
};
