import { listSalons, login, register } from '@sundara/contracts/api';
import type * as z from 'zod/mini';
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
  expect(messages(listSalons.query, { page: '0' })).toEqual(['Page: too small: expected number to be >=1']);
});

test('a body that is not there is told as such', () => {
  expect(messages(login.body, null)).toEqual(['A JSON body is required']);
});
