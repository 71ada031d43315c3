import * as z from 'zod/mini';
import { addSchemaRules } from './schema-rules.ts';

const described = (schema: z.ZodMiniType): unknown => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { override: addSchemaRules });
  return json;
};
const trimmed = (least: number) => z.string().check(z.trim(), z.minLength(least));

test('a length that counts without the space around it is a pattern too', () => {
  expect(described(trimmed(1))).toEqual({ type: 'string', minLength: 1, pattern: '\\S' });
  expect(described(trimmed(3))).toEqual({ type: 'string', minLength: 3, pattern: '\\S[\\s\\S]{1,}\\S' });
  expect(described(z.string().check(z.minLength(1)))).toEqual({ type: 'string', minLength: 1 });
});

test('where controls are dropped as well, they do not count either', () => {
  const name = z.string().check(
    z.overwrite((text) => text.replace(/[\p{Cc}\s]+/gu, ' ')),
    z.trim(),
    z.minLength(1),
    z.regex(/^[^x]*$/),
  );
  expect(described(name)).toEqual({
    ...{ type: 'string', minLength: 1, pattern: '^[^x]*$' },
    allOf: [{ pattern: '[^\\p{Cc}\\s]' }],
  });
});

test('what a function decides stands in the words of the refusal', () => {
  const even = z.number().check(z.refine((value) => value % 2 === 0, 'Only even numbers'));
  expect(described(even)).toEqual({ type: 'number', 'x-rules': ['Only even numbers'] });
});
