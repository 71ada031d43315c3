import * as z from 'zod/mini';
import { isLocalDate } from '../time/kolkata.ts';

/**
 * The database accepts every character except NUL and lone surrogates. As the `u` flag reads a surrogate pair as one
 * character, \p{Cs} matches only lone ones (`isWellFormed` is newer than some browsers that we support).
 */
export const keepable = z.refine<string>(
  (text) => !/\0|\p{Cs}/u.test(text),
  'Text may not hold the character NUL or half of a character',
);

/** A person's name on one line, as printed on receipts: control characters and runs of space become one space. */
export const personName = z.string().check(
  z.overwrite((text) => text.replace(/[\p{Cc}\s]+/gu, ' ')),
  z.trim(),
  z.minLength(1, 'Name is required'),
  z.maxLength(100),
  keepable,
);

/** A day of the salon's calendar, '2026-11-24', in this century: beyond it nothing is booked and no date is sure. */
export const date = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/, 'A date is written YYYY-MM-DD'),
  z.refine((text) => isLocalDate(text), 'There is no such day'),
  z.refine((text) => text >= '2000-01-01' && text <= '2100-12-31', 'Choose a day from 2000 to 2100'),
);

/** One of our ids, in the form that the database accepts. */
export const uuidText = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, 'This is no id'));

/** Text of several lines, written by people. */
export const longText = (longest: number) => z.string().check(z.trim(), z.maxLength(longest), keepable);
