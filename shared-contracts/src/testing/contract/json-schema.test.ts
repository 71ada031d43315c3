import * as z from 'zod/mini';
import { fits } from './json-schema.ts';

test('lengths are counted as the servers count them: a character beyond the 16 bits is one', () => {
  const few = z.string().check(z.minLength(2), z.maxLength(3));
  const schema = { type: 'string', minLength: 2, maxLength: 3 } as const;
  for (const count of [1, 2, 3, 4]) {
    const text = '🧿'.repeat(count);
    expect([count, fits(schema, text)]).toEqual([count, z.safeParse(few, text).success]);
  }
});
