import { inspect } from 'node:util';
import { DrizzleQueryError } from 'drizzle-orm';
import { redactError } from './redact-error.ts';

const SECRET = '$argon2id$v=19$asha@people.example';

test("what failed is told by the database's words and code, without a value of the statement", () => {
  const cause = Object.assign(new Error('the database is starting up'), {
    code: '57P03',
    detail: `Key (email)=(${SECRET}) already exists.`,
  });
  const told = redactError(new DrizzleQueryError('insert into users values ($1)', [SECRET], cause));
  expect(told).toMatchObject({ message: 'the database is starting up', code: '57P03' });
  expect(inspect(told, { depth: null })).not.toContain(SECRET);
});

test('a statement that failed without a word is told as that', () => {
  const told = redactError(new DrizzleQueryError('insert into users values ($1)', [SECRET]));
  expect(inspect(told, { depth: null })).not.toContain(SECRET);
});

test('any other error is told as it is', () => {
  const error = new TypeError('no such thing');
  expect(redactError(error)).toBe(error);
});
