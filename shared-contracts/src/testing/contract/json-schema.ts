import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
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

/** By its text too: operations have most of their refusals in common. */
const byText = new Map<string, ValidateFunction>();
const compiled = new WeakMap<JsonSchema, ValidateFunction>();

const checkOf = (schema: JsonSchema): ValidateFunction => {
  const known = compiled.get(schema);
  if (known) return known;
  const text = JSON.stringify(schema);
  const check = byText.get(text) ?? ajv.compile(schema);
  byText.set(text, check);
  compiled.set(schema, check);
  return check;
};

/** Whether a value is what the schema says. @throws Error for a schema that is none */
export const fits = (schema: JsonSchema, value: unknown): boolean => checkOf(schema)(value);

/** What the schema has against a value: '/order/state must be equal to one of the allowed values'; '' for nothing. */
export const misfit = (schema: JsonSchema, value: unknown): string => {
  const check = checkOf(schema);
  return check(value) ? '' : ajv.errorsText(check.errors, { dataVar: '' });
};
