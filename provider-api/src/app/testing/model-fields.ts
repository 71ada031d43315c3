import type { ApiReport } from '@sundara/contracts/api-report';
import * as z from 'zod/mini';
import type { Database } from '../../platform/database/open-database.ts';

/** A field of a model with a value that it must not get from outside. */
export interface ModelField {
  readonly name: string;
  readonly value: unknown;
}

/** Text that no row has by itself. */
const PLANTED = 'planted';
const LONG_AGO = '2020-01-01T00:00:00.000Z';

const camelCased = (name: string): string =>
  name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Every field of the models: the columns of the tables and the fields of the API's replies, by all their names, each
 * with a value of its kind.
 * @param foreignId the value of ids
 * @param round which of several words or truth values a field gets
 */
export const modelFieldsOf = async (
  { pool }: Database,
  { operations }: ApiReport,
  foreignId: string,
  round: number,
): Promise<readonly ModelField[]> => {
  const found = new Map<string, unknown>();
  const { rows: columns } = await pool.query<{ name: string; kind: string }>(
    `select distinct on (column_name) column_name name, data_type kind from information_schema.columns
     where table_schema = 'public' order by column_name, data_type`,
  );
  const ofKind = (name: string, kind: string): unknown => {
    const words = [...kind.matchAll(/"([^"]*)"/g)].map(([, word]) => word);
    if (words.length > 0) return words[round % words.length];
    if (/boolean/.test(kind)) return round % 2 === 0;
    if (/uuid/.test(kind) || /id$/i.test(name)) return foreignId;
    if (/timestamp/.test(kind)) return LONG_AGO;
    if (/integer|bigint|number|numeric|double/.test(kind)) return 1 + round;
    return /string|text/.test(kind) ? PLANTED : [];
  };
  for (const { name, kind } of columns)
    for (const written of [name, camelCased(name)]) found.set(written, ofKind(name, kind));
  // Last, since replies know the words of a field.
  for (const { reply } of Object.values(operations))
    for (const [path, kind] of Object.entries(reply)) {
      const [, name] = /(\w+)(?:\[\])*\??$/.exec(path) ?? [];
      if (name !== undefined) found.set(name, ofKind(name, kind));
    }
  return [...found].map(([name, value]) => ({ name, value }));
};

/** Names under which bodies nest a model. */
const WRAPPERS = ['data', 'user', 'account', 'salon', 'booking', 'service', '$set'];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The part of JSON Schema that says which fields a value has. */
interface Shape {
  readonly anyOf?: readonly Shape[] | undefined;
  readonly properties?: Readonly<Record<string, Shape>> | undefined;
  readonly items?: Shape | undefined;
}
const shapeSchema: z.ZodMiniType<Shape> = z.object({
  anyOf: z.optional(z.array(z.lazy(() => shapeSchema))),
  properties: z.optional(
    z.record(
      z.string(),
      z.lazy(() => shapeSchema),
    ),
  ),
  items: z.optional(z.lazy(() => shapeSchema)),
});
const formsOf = (shape: Shape): readonly Shape[] => shape.anyOf?.flatMap(formsOf) ?? [shape];

const plantIn = (value: unknown, shape: Shape, fields: readonly ModelField[], isBody: boolean): unknown => {
  const forms = formsOf(shape);
  if (Array.isArray(value)) {
    const items = { anyOf: forms.flatMap((form) => form.items ?? []) };
    return value.map((one) => plantIn(one, items, fields, false));
  }
  if (!isObject(value)) return value;
  const named: Readonly<Record<string, Shape>> = Object.assign(
    {},
    ...forms.map(({ properties }) => properties),
  );
  const free = ({ name }: { readonly name: string }) => !(name in named);
  const planted = Object.fromEntries(fields.filter(free).map(({ name, value: own }) => [name, own]));
  const nested = WRAPPERS.filter((name) => free({ name })).map((name) => [name, planted]);
  const own = Object.entries(value).map(([name, child]) => [
    name,
    plantIn(child, named[name] ?? {}, fields, false),
  ]);
  return { ...planted, ...(isBody && Object.fromEntries(nested)), ...Object.fromEntries(own) };
};

/**
 * Adds the fields to every object of a body or query, and models made of them to a body, except what the contract names
 * there.
 */
export const plantFields = (
  value: Readonly<Record<string, unknown>>,
  schema: z.ZodMiniType | undefined,
  fields: readonly ModelField[],
  isBody: boolean,
): Readonly<Record<string, unknown>> => {
  const json = schema && z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const planted = plantIn(value, json ? shapeSchema.parse(json) : {}, fields, isBody);
  return isObject(planted) ? planted : {};
};
