import fc from 'fast-check';
import { fits, type JsonSchema } from './json-schema.ts';

const LONGEST = 300;
/** Texts are as long as their schema allows, but pictures written as text are not. */
const LONG_ENOUGH = 10_000;
const PROBES = 60;

const padded = (no: number): string => String(no).padStart(2, '0');
const clock = fc.tuple(fc.nat(23), fc.nat(59)).map(([hour, minute]) => `${padded(hour)}:${padded(minute)}`);
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const instant = fc
  .tuple(day, clock, fc.constantFrom('', ':00', ':00Z', ':00+05:30'))
  .map(([date, time, rest]) => `${date}T${time}${rest}`);
const phone = fc.integer({ min: 6_000_000_000, max: 9_999_999_999 }).map((no) => `+91${no}`);

/** Values of the forms that a pattern can't be turned into. */
const FORMS: readonly fc.Arbitrary<string>[] = [
  ...[fc.emailAddress(), fc.uuid(), fc.webUrl(), fc.webPath(), day, clock, instant, phone],
  fc.constantFrom('9:00 AM - 6:30 PM', 'Closed'),
];

/** Any character. That of `unit: 'binary'` first makes an index of a million of them, which takes seconds. */
const character = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code));

const free = ({ minLength = 0, maxLength = LONGEST }: JsonSchema): fc.Arbitrary<string> => {
  const most = Math.min(maxLength, Math.max(LONGEST, minLength));
  return fc.oneof(
    fc.string({ unit: 'grapheme-ascii', minLength, maxLength: most }),
    fc.string({ unit: character, minLength, maxLength: most }),
    fc.constantFrom('x'.repeat(Math.max(1, minLength)), 'x'.repeat(Math.min(maxLength, LONG_ENOUGH))),
  );
};

const patternsOf = ({ pattern, allOf = [] }: JsonSchema): readonly string[] => [
  ...(pattern === undefined ? [] : [pattern]),
  ...allOf.flatMap(patternsOf),
];

/** fast-check knows no look-around; such a pattern needs one of the forms. */
const matching = (pattern: string, { maxLength }: JsonSchema): readonly fc.Arbitrary<string>[] => {
  try {
    return [fc.stringMatching(new RegExp(pattern, 'u'), maxLength === undefined ? {} : { maxLength })];
  } catch {
    return [];
  }
};

const isOften = (arbitrary: fc.Arbitrary<string>, schema: JsonSchema): boolean =>
  fc.sample(arbitrary, { numRuns: PROBES, seed: 1 }).filter((text) => fits(schema, text)).length > PROBES / 6;

const known = new Map<string, fc.Arbitrary<string>>();

/**
 * Texts that a schema allows, among them the shortest and the longest: whatever of free texts, texts made from its
 * patterns and the usual forms fits it often enough.
 *
 * @throws Error for a schema for which none of them does
 */
export const textValue = (schema: JsonSchema): fc.Arbitrary<string> => {
  const key = JSON.stringify(schema);
  const found = known.get(key);
  if (found) return found;
  const patterns = patternsOf(schema);
  const candidates = [free(schema), ...patterns.flatMap((one) => matching(one, schema)), ...FORMS];
  const fitting = candidates.filter((one) => isOften(one, schema));
  if (fitting.length === 0) throw new Error(`No text of ${key} was found: add its form to text-values.ts.`);
  // A pattern or a format says more than the usual forms do.
  const made = fc.oneof(...fitting).filter((text) => fits(schema, text));
  known.set(key, made);
  return made;
};
