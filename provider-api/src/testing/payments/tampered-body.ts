import type * as z from 'zod/mini';

type Path = readonly (string | number)[];
type Body = Readonly<Record<string, unknown>>;

/** Every field that a schema names, those inside objects and the first item of lists included. */
export const fieldsOf = (schema: unknown, path: Path = []): Path[] => {
  const { def } = (schema as z.ZodMiniType)._zod;
  switch (def.type) {
    case 'optional':
    case 'default':
      return fieldsOf((def as unknown as { innerType: unknown }).innerType, path);
    case 'array':
      return [path, ...fieldsOf((def as unknown as { element: unknown }).element, [...path, 0])];
    case 'object': {
      const shape = (def as unknown as { shape: Record<string, unknown> }).shape;
      const inner = Object.entries(shape).flatMap(([key, field]) => fieldsOf(field, [...path, key]));
      return path.length === 0 ? inner : [path, ...inner];
    }
    default:
      return [path];
  }
};

const long = (length: number): string => JSON.stringify('a'.repeat(length));

/** Wrong values as JSON text, because JSON allows some that JavaScript does not write. */
export const WRONG_VALUES: readonly string[] = [
  ...[
    'null',
    'true',
    'false',
    '0',
    '-0',
    '1',
    '-1',
    '0.5',
    // A paisa beside the order of 508 rupees, which may be named in paise too, and beside its service of 500.
    '507.99',
    '508.01',
    '50799',
    '50801',
    '499.99',
    '500.01',
    '508.0000001',
    '1e308',
    '-1e308',
    '1e999',
  ],
  ...['9007199254740993', '""', '" "', '"0"', '"1"', '"508"', '"-508"', '"NaN"', '"null"', '"INR"', '"inr"'],
  ...[
    '"USD"',
    '"\\u0000"',
    '"\\ud800"',
    '"\\u202e"',
    '"\' or 1=1 --"',
    '"../../orders"',
    '"<script>"',
    '"{}"',
  ],
  ...[
    long(40),
    long(64),
    long(65),
    long(5_000),
    '[]',
    '[null]',
    '[[]]',
    '["a"]',
    '[1]',
    '{}',
    '{"a":{"a":{}}}',
  ],
  ...['{"__proto__":{"amount":1}}', '{"constructor":{"prototype":{}}}', '{"$gt":""}', '{"length":1}'],
];

const MARK = '@here@';

/** The body as JSON, with this text as the value of one field. */
export const withValue = (body: Body, path: Path, json: string): string =>
  JSON.stringify(changed(body, path, MARK)).replace(`"${MARK}"`, () => json);

/** The body as JSON without this field. */
export const withoutField = (body: Body, path: Path): string =>
  JSON.stringify(changed(body, path, undefined));

const changed = (value: unknown, [key, ...rest]: Path, to: unknown): unknown => {
  if (key === undefined) return to;
  if (Array.isArray(value))
    return value.map((item, index) => (index === key ? changed(item, rest, to) : item));
  const record: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {};
  record[key] = changed(record[key], rest, to);
  return record;
};
