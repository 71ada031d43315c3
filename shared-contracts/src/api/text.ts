import * as z from 'zod/mini';
import { NO_PHONE } from '../account/phone.ts';

/**
 * The database accepts every character except NUL and lone surrogates. As the `u` flag reads a surrogate pair as one
 * character, \p{Cs} matches only lone ones (`isWellFormed` is newer than some browsers that we support).
 */
export const keepable = z.regex(
  /^[^\0\p{Cs}]*$/u,
  'Text may not hold the character NUL or half of a character',
);

/** The same where control characters have become spaces before. */
export const wellFormed = z.regex(/^\P{Cs}*$/u, 'Text may not hold half of a character');

/** What the API's document says of a schema beyond its checks, where the rule needs more than a schema to be decided. */
interface Described {
  readonly pattern?: string;
  readonly multipleOf?: number;
  /** In the words with which a value is refused. */
  readonly 'x-rules'?: readonly string[];
}

/**
 * A schema with a rule that is checked elsewhere, so that the API's document says it too.
 *
 * @example
 * described(z.string(), { 'x-rules': ['Phone is not a valid number'] });
 */
export const described = <S extends z.ZodMiniType>(schema: S, more: Described): S => {
  z.globalRegistry.add(schema, { ...more });
  return schema;
};

/** Control characters and runs of space become one space. */
export const onOneLine = z.overwrite<string>((text) => text.replace(/[\p{Cc}\s]+/gu, ' '));

/** A person's name on one line, as printed on receipts. */
export const personName = z
  .string()
  .check(onOneLine, z.trim(), z.minLength(1, 'Name is required'), z.maxLength(100), wellFormed);

/** Part of a person's name, or of what else stands on one line: found however it is spaced where it was copied from. */
export const nameSearch = z.string().check(onOneLine, z.trim(), z.maxLength(100), wellFormed);

/** A day of the salon's calendar, '2026-11-24', in this century: beyond it nothing is booked and no date is sure. */
export const date = z
  .string()
  .check(
    z.regex(/^\d{4}-\d{2}-\d{2}$/, 'A date is written YYYY-MM-DD'),
    z.regex(z.regexes.date, 'There is no such day'),
    z.regex(/^(?:20|2100-)/, 'Choose a day from 2000 to 2100'),
  );

/** A phone number as people write it, also '98480 12345': the server decides whether it can be one. */
export const phoneText = (longest: number) =>
  described(z.string().check(z.trim(), z.maxLength(longest)), { 'x-rules': [NO_PHONE] });

/** The pattern of a word of small letters in any case: '[wW][iI]-[fF][iI]' for 'wi-fi'. */
export const inAnyCase = (word: string): string =>
  word.replaceAll(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);

/** Without the anchors of a whole text. */
const DAY = z.regexes.date.source.slice(1, -1);
const HOURS_AND_MINUTES = '(?:[01]\\d|2[0-3]):[0-5]\\d';
/** '18:00' */
export const CLOCK = `^${HOURS_AND_MINUTES}$`;

/** '18:00'; what is none is refused by who reads it. */
export const clockText = described(z.string().check(z.maxLength(5), keepable), { pattern: CLOCK });

/** A moment as `parseDateTime` reads it, ISO: without an offset Asia/Kolkata is meant (resolutions T1). */
export const MOMENT = `^${DAY}T${HOURS_AND_MINUTES}(?::[0-5]\\d(?:\\.\\d{1,9})?)?(?:Z|[+-]${HOURS_AND_MINUTES})?$`;

/** A text that is read as a moment; what is none is refused by who reads it. */
export const momentText = (...rules: string[]) =>
  described(z.string().check(z.maxLength(40)), {
    pattern: MOMENT,
    ...(rules.length > 0 && { 'x-rules': rules }),
  });

/** One of our ids, in the form that the database accepts. */
export const uuidText = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, 'This is no id'));

/** Text of several lines, written by people. */
export const longText = (longest: number) => z.string().check(z.trim(), z.maxLength(longest), keepable);
