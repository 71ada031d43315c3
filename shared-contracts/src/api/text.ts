import * as z from 'zod/mini';
import { isLocalDate } from '../time/kolkata.ts';

/** The database knows every character but NUL. */
export const withoutNul = z.refine<string>(
  (text) => !text.includes('\0'),
  'Text may not hold the character NUL',
);

/** A person's name on one line, as it stands on receipts: control characters and runs of space become one space. */
export const personName = z.string().check(
  z.overwrite((text) => text.replace(/[\p{Cc}\s]+/gu, ' ')),
  z.trim(),
  z.minLength(1, 'Name is required'),
  z.maxLength(100),
);

/** A day of the salon's calendar, '2026-11-24'. */
export const date = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/, 'A date is written YYYY-MM-DD'),
  z.refine((text) => isLocalDate(text), 'There is no such day'),
);

/** An id of ours. */
export const uuidText = z.string().check(z.regex(/^[0-9a-f-]{36}$/i, 'This is no id'));

/** Text of several lines that people write. */
export const longText = (longest: number) => z.string().check(z.trim(), z.maxLength(longest), withoutNul);
