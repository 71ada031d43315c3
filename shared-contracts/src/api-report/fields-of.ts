import * as z from 'zod/mini';
import type { ApiFields } from './api-report.ts';

/** The part of JSON Schema to which the contract's schemas are converted. */
interface JsonSchema {
  readonly type?: string | readonly string[] | undefined;
  readonly const?: unknown;
  readonly enum?: readonly unknown[] | undefined;
  readonly format?: string | undefined;
  readonly anyOf?: readonly JsonSchema[] | undefined;
  readonly oneOf?: readonly JsonSchema[] | undefined;
  readonly items?: JsonSchema | undefined;
  readonly properties?: Readonly<Record<string, JsonSchema>> | undefined;
  readonly required?: readonly string[] | undefined;
  readonly additionalProperties?: boolean | JsonSchema | undefined;
}

export const jsonSchemaSchema: z.ZodMiniType<JsonSchema> = z.object({
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  const: z.optional(z.unknown()),
  enum: z.optional(z.array(z.unknown())),
  format: z.optional(z.string()),
  anyOf: z.optional(z.array(z.lazy(() => jsonSchemaSchema))),
  oneOf: z.optional(z.array(z.lazy(() => jsonSchemaSchema))),
  items: z.optional(z.lazy(() => jsonSchemaSchema)),
  properties: z.optional(
    z.record(
      z.string(),
      z.lazy(() => jsonSchemaSchema),
    ),
  ),
  required: z.optional(z.array(z.string())),
  additionalProperties: z.optional(z.union([z.boolean(), z.lazy(() => jsonSchemaSchema)])),
});

interface Field {
  readonly types: ReadonlySet<string>;
  readonly required: boolean;
}
type Fields = ReadonlyMap<string, Field>;

const ofOwn = ({ types }: Field, required: boolean): Field => ({ types, required });

/** The kinds of value that a schema allows, each as a schema. */
const alternativesOf = (schema: JsonSchema): readonly JsonSchema[] => {
  const several = schema.anyOf ?? schema.oneOf;
  if (several) return several.flatMap(alternativesOf);
  const { type } = schema;
  return typeof type === 'object' ? type.map((one) => ({ ...schema, type: one })) : [schema];
};

const typesOf = (schema: JsonSchema): readonly string[] => {
  if (schema.const !== undefined) return [JSON.stringify(schema.const)];
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value));
  if (schema.format === 'binary') return ['file'];
  return typeof schema.type === 'string' ? [schema.type] : ['any'];
};

/** The fields below one kind of value: of an object, of a list's items, of any key. */
const below = (schema: JsonSchema): Fields => {
  const found = new Map<string, Field>();
  const add = (step: string, child: JsonSchema, required: boolean) => {
    for (const [path, field] of fieldsBelow(child))
      found.set(step + path, path === '' ? ofOwn(field, required) : field);
  };
  for (const [name, child] of Object.entries(schema.properties ?? {}))
    add(`.${name}`, child, schema.required?.includes(name) === true);
  if (schema.items) add('[]', schema.items, true);
  if (typeof schema.additionalProperties === 'object') add('.*', schema.additionalProperties, true);
  return found;
};

/** In a reply with several forms, a field is required if every form with fields requires it. */
const merged = (forms: readonly Fields[]): Fields => {
  const paths = new Set(forms.flatMap((form) => [...form.keys()]));
  return new Map(
    [...paths].map((path) => {
      const found = forms.map((form) => form.get(path));
      const types = new Set(found.flatMap((field) => [...(field?.types ?? [])]));
      return [path, { types, required: found.every((field) => field?.required === true) }] as const;
    }),
  );
};

/** Every field of a schema by its path; '' is the described value itself. */
const fieldsBelow = (schema: JsonSchema): Fields => {
  const alternatives = alternativesOf(schema);
  const own: Field = { types: new Set(alternatives.flatMap(typesOf)), required: true };
  const forms = alternatives.map(below).filter((fields) => fields.size > 0);
  return new Map([['', own], ...merged(forms)]);
};

/** The fields of an object that a JSON schema describes, sorted, with paths prefixed by `place`: 'body.name'. */
export const fieldsOf = (schema: JsonSchema, place = ''): ApiFields => {
  const fields = [...below(schema)].map(([path, { types, required }]) => {
    const name = place === '' ? path.replace(/^\./, '') : place + path;
    return [`${name}${required ? '' : '?'}`, [...types].sort().join(' | ')] as const;
  });
  return Object.fromEntries(fields.sort(([a], [b]) => (a < b ? -1 : 1)));
};
