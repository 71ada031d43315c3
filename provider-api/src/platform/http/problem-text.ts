import type * as z from 'zod';

type Issue = z.core.$ZodRawIssue;
type Bound = Extract<Issue, { code: 'too_small' | 'too_big' }>;

/** What a value must be, by the type that a schema expects. */
const TYPES: Readonly<Record<string, string>> = {
  string: 'must be text',
  number: 'must be a number',
  int: 'must be a whole number',
  boolean: 'must be true or false',
  array: 'must be a list',
  tuple: 'must be a list',
  object: 'must be an object',
  record: 'must be an object',
};

const FORMATS: Readonly<Record<string, string>> = {
  email: 'must be an email address such as asha@example.com',
  date: 'must be a date such as 2026-11-24',
  time: 'must be a time such as 16:30',
  datetime: 'must be a date and time such as 2026-11-24T16:00:00+05:30',
  url: 'must be an address such as https://example.com',
};

/** What limits count, by the origin of a value. */
const COUNTED: Readonly<Record<string, string>> = { string: 'characters', array: 'entries', set: 'entries' };

const countText = (count: number | bigint, counted: string): string =>
  Number(count) === 1 ? `1 ${counted === 'entries' ? 'entry' : 'character'}` : `${count} ${counted}`;

const lowestText = ({ origin, inclusive }: Bound, minimum: number | bigint): string => {
  const counted = COUNTED[origin];
  if (counted) return Number(minimum) === 1 ? 'is required' : `needs at least ${countText(minimum, counted)}`;
  return inclusive === false ? `must be more than ${minimum}` : `must be ${minimum} or more`;
};

const highestText = ({ origin, inclusive }: Bound, maximum: number | bigint): string => {
  const counted = COUNTED[origin];
  if (counted) return `can have at most ${countText(maximum, counted)}`;
  return inclusive === false ? `must be less than ${maximum}` : `can be at most ${maximum}`;
};

/** What is wrong with a value, to stand behind its name: 'must be 1 or more'. */
export const problemText = (issue: Issue): string => {
  switch (issue.code) {
    case 'invalid_type':
      // Fastify passes null for a missing body.
      if ((issue.input ?? undefined) === undefined) return 'is required';
      return TYPES[issue.expected] ?? 'is not valid';
    case 'too_small':
      return lowestText(issue, issue.minimum);
    case 'too_big':
      return highestText(issue, issue.maximum);
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'is not valid';
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.join(', ')}`;
    case 'not_multiple_of':
      return issue.divisor === 1 ? 'must be a whole number' : `must be a multiple of ${issue.divisor}`;
    case 'unrecognized_keys':
      return `must not have ${issue.keys.join(', ')}`;
    default:
      return 'is not valid';
  }
};
