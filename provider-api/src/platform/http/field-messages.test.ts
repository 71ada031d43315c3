import { listSalons, login, register } from '@sundara/contracts/api';
import * as z from 'zod/mini';
import { installFieldMessages } from './field-messages.ts';

installFieldMessages();
const messages = (schema: z.ZodMiniType, value: unknown) => {
  const { error } = schema.safeParse(value);
  return error?.issues.map(({ message }) => message);
};

test('a missing field is named', () => {
  expect(messages(login.body, {})).toEqual(['Email is required', 'Password is required']);
});

test("the contract's own words stand as they are", () => {
  const whole = { name: 'Ravi', email: 'ravi@example.test', phone: '1', password: 'marigold-lamp-42' };
  expect(messages(register.body, { ...whole, name: ' ', password: 'short' })).toEqual([
    'Name is required',
    'Password should be at least 8 characters',
  ]);
});

test('a value out of bounds is told with its field', () => {
  expect(messages(listSalons.query, { page: '0' })).toEqual(['Page must be 1 or more']);
});

test.each([
  [z.string().check(z.maxLength(100)), 'x'.repeat(101), 'can have at most 100 characters'],
  [z.string().check(z.minLength(3)), 'x', 'needs at least 3 characters'],
  [z.string().check(z.minLength(1)), '', 'is required'],
  [z.array(z.string()).check(z.minLength(1)), [], 'is required'],
  [z.array(z.string()).check(z.maxLength(1)), ['a', 'b'], 'can have at most 1 entry'],
  [z.number().check(z.maximum(5)), 6, 'can be at most 5'],
  [z.number().check(z.gt(0)), 0, 'must be more than 0'],
  [z.number(), Number.NaN, 'must be a number'],
  [z.int(), 1.5, 'must be a whole number'],
  [z.boolean(), 'yes', 'must be true or false'],
  [z.enum(['today', 'week']), 'soon', 'must be one of today, week'],
  [z.literal('INR'), 'USD', 'must be INR'],
  [z.email(), 'asha', 'must be an email address such as asha@example.com'],
  [z.uuid(), 'asha', 'is not valid'],
  [z.union([z.string(), z.number()]), true, 'is not valid'],
])("no validator's text is left: %#", (schema, value, said) => {
  expect(messages(z.object({ salonName: schema }), { salonName: value })).toEqual([`Salon name ${said}`]);
});

test('parameters have names that people know', () => {
  const name = (field: string) => messages(z.object({ [field]: z.string() }), {})?.[0];
  expect(['q', 'salonId', 'id'].map(name)).toEqual([
    'Search text is required',
    'Salon is required',
    'Id is required',
  ]);
});

test('a body that is not there is told as such', () => {
  expect(messages(login.body, null)).toEqual(['A JSON body is required']);
});
