import * as z from 'zod/mini';
import { describeRoute } from './openapi-rules.ts';

const described = (field: z.ZodMiniType): unknown => {
  const { schema } = describeRoute({
    schema: { body: z.object({ field }) },
    url: '/',
    route: { method: 'POST', url: '/', handler: () => undefined },
    openapiObject: { openapi: '3.1.0' },
  });
  const { body } = schema as { body: { properties: { field: unknown } } };
  return body.properties.field;
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
