import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** The constructs of JSON Schema with which the API's document describes requests. */
export interface JsonSchema {
  readonly type?: 'string' | 'number' | 'integer' | 'boolean' | 'null' | 'array' | 'object';
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  /** Of an object with any keys: what they, and their values, must be. */
  readonly propertyNames?: JsonSchema;
  readonly additionalProperties?: JsonSchema | false;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  /** What a value must be besides, in the words of the refusal. */
  readonly 'x-rules'?: readonly string[];
}

/** Lengths count in code points, as JSON Schema and Zod count them; an unknown keyword is an error. */
const ajv = new Ajv2020({ strict: true, strictTypes: false, allErrors: true, multipleOfPrecision: 6 });
addFormats.default(ajv);
ajv.addVocabulary(['x-rules']);
ajv.addFormat('binary', true);
// Zod writes it beside its pattern.
ajv.addFormat('starts_with', true);

const compiled = new WeakMap<JsonSchema, (value: unknown) => boolean>();

/** Whether a value is what the schema says. @throws Error for a schema that is none */
export const fits = (schema: JsonSchema, value: unknown): boolean => {
  let check = compiled.get(schema);
  if (!check) {
    const validate = ajv.compile(schema);
    check = (given) => validate(given);
    compiled.set(schema, check);
  }
  return check(value);
};

/** What the schema has against a value: '/order/state must be equal to one of the allowed values'; '' for nothing. */
export const misfit = (schema: JsonSchema, value: unknown): string => {
  if (fits(schema, value)) return '';
  const validate = ajv.compile(schema);
  validate(value);
  return ajv.errorsText(validate.errors, { dataVar: '' });
};
