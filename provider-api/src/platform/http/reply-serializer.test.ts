import * as z from 'zod/mini';
import { replySerializer } from './reply-serializer.ts';

const owner = z.object({ name: z.string() });
const schema = z.object({
  success: z.literal(true),
  owner: z.nullable(owner),
  owners: z.array(owner),
  price: z.number(),
  note: z.optional(z.string()),
});
const reply = {
  success: true,
  owner: { name: 'Latha', passwordHash: 'secret' },
  owners: [{ name: 'Meera', passwordHash: 'secret' }],
  price: 508.5,
  sql: 'select',
};

describe.each([
  ['checking', true],
  ['fast', false],
])('the %s writer', (_, check) => {
  const write = replySerializer(check)({ schema, method: 'GET', url: '/' });

  test('drops every field that the contract does not name, at any depth', () => {
    expect(JSON.parse(write(reply))).toEqual({
      success: true,
      owner: { name: 'Latha' },
      owners: [{ name: 'Meera' }],
      price: 508.5,
    });
  });

  test('writes null where the contract allows it', () => {
    expect(JSON.parse(write({ ...reply, owner: null })).owner).toBeNull();
  });
});

test('the checking writer refuses a reply that breaks the contract', () => {
  const write = replySerializer(true)({ schema, method: 'GET', url: '/' });
  expect(() => write({ ...reply, price: 'much' })).toThrow("doesn't match the schema");
});
