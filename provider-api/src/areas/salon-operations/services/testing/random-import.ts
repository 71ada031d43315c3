import type { Random } from '@sundara/contracts/testing';

/** A service as the salon's list shows it; the oracle compares catalogues by it. */
export interface Kept {
  readonly name: string;
  readonly category: string;
  readonly description: string;
  readonly price: number;
  readonly duration: number;
  readonly specializations: readonly string[];
  readonly status: string;
  readonly discountPercent: number;
  readonly buffer: number;
}
/** The catalogue, keyed by what identifies a service. */
export type Model = ReadonlyMap<string, Kept>;

export interface RandomImport {
  /** The file's text: groups or flat, with or without a byte-order mark. */
  readonly text: string;
  /** 'row 3: price', for each expected error. */
  readonly wrong: readonly string[];
  readonly outcomes: readonly string[];
  /** The catalogue after the import, if nothing is wrong. */
  readonly after: Model;
}

/** Different spellings of the same names. */
const NAMES = [
  ['Épilation Deluxe', 'epilation deluxe', '  ÉPILATION   DELUXE '],
  ['Men’s Cut', "men's cut", 'MEN‘S CUT'],
  ['Café Scrub', 'Cafe Scrub'],
  ['हेड मसाज'],
  ['__proto__', '__PROTO__'],
  ['constructor'],
  ['Cut & Colour', 'cut & colour'],
  ['1001 Nights'],
] as const;
const CATEGORIES = [
  { category: 'Hair Care', words: ['Hair Care', 'hair', 'HAIRCARE'] },
  { category: 'Hair Care', words: ['Beard', 'beard'], tag: 'Beard' },
  { category: 'Nail Care', words: ['Nail Care', 'nails'] },
  { category: 'Spa Treatment', words: ['Spa Treatment', ' spa '] },
] as const;
/** Replaced in the JSON text, because no JavaScript number serialises to this value. */
const HUGE = '#huge#';

/** Ways to spoil a row, each with the field that the answer has to name. */
const DAMAGES: readonly (readonly [string, (row: Record<string, unknown>) => unknown])[] = [
  ['row', () => null],
  ['row', () => 'Haircut'],
  ['row', () => 7],
  ['row', (row) => [row]],
  ['services', (row) => ({ services: { first: row } })],
  ['name', ({ name: _, ...row }) => row],
  ['name', (row) => ({ ...row, name: ' \t ' })],
  ['name', (row) => ({ ...row, name: 12 })],
  ['name', (row) => ({ ...row, name: 'n'.repeat(101) })],
  ['name', (row) => ({ ...row, name: 'Cut\0' })],
  ['description', (row) => ({ ...row, description: ['long'] })],
  ['description', (row) => ({ ...row, description: 'd'.repeat(501) })],
  ['category', (row) => ({ ...row, category: 'Tattoos' })],
  ['category', (row) => ({ ...row, category: 'constructor' })],
  ['category', (row) => ({ ...row, category: { toString: 'Hair' } })],
  ['price', ({ price: _, ...row }) => row],
  ['price', (row) => ({ ...row, price: '500' })],
  ['price', (row) => ({ ...row, price: null })],
  ['price', (row) => ({ ...row, price: -0.01 })],
  ['price', (row) => ({ ...row, price: 10.005 })],
  ['price', (row) => ({ ...row, price: 1e15 })],
  ['price', (row) => ({ ...row, price: HUGE })],
  ['price', (row) => ({ ...row, price: 100, basePrice: 101 })],
  ['duration', (row) => ({ ...row, duration: 0 })],
  ['duration', (row) => ({ ...row, duration: 721 })],
  ['duration', (row) => ({ ...row, duration: 30.5 })],
  ['duration', (row) => ({ ...row, duration: HUGE })],
  ['specializations', (row) => ({ ...row, specializations: 'Hair' })],
  ['specializations', (row) => ({ ...row, specializations: ['Hair', ''] })],
  ['specializations', (row) => ({ ...row, specializations: Array.from({ length: 21 }, (_, n) => `S${n}`) })],
  ['status', (row) => ({ ...row, status: 'gone' })],
  ['discountPercent', (row) => ({ ...row, discountPercent: 101 })],
  ['buffer', (row) => ({ ...row, buffer: -1 })],
];

/** A file of up to 14 rows: some new, some known, some the same; in every other file some damaged or repeated. */
export const randomImport = (random: Random, before: Model): RandomImport => {
  const spoilt = random.below(2) === 0;
  const after = new Map(before);
  const seen = new Set<string>();
  const rows: { readonly value: unknown; readonly group: string | undefined }[] = [];
  const wrong: string[] = [];
  const outcomes: string[] = [];
  const count = 1 + random.below(14);
  for (let row = 1; row <= count; row += 1) {
    const names = random.pick(NAMES);
    const kind = random.pick(CATEGORIES);
    const key = `${NAMES.indexOf(names)} ${kind.category}`;
    if (seen.has(key) && !spoilt) continue;
    const written = randomRow(random, random.pick(names));
    const word = random.pick(kind.words);
    const inGroup = random.below(3) === 0;
    const named = { ...written, ...(!inGroup && { category: word }) };
    const number = rows.length + 1;
    const damage = spoilt && random.below(4) === 0 ? random.pick(DAMAGES) : undefined;
    rows.push({ value: damage ? damage[1](named) : named, group: inGroup ? word : undefined });
    if (damage || seen.has(key)) {
      wrong.push(`row ${number}: ${damage ? damage[0] : 'name'}`);
      outcomes.push('refused');
      continue;
    }
    seen.add(key);
    const old = before.get(key);
    const next = merged(old, written, kind);
    after.set(key, next);
    outcomes.push(!old ? 'added' : JSON.stringify(old) === JSON.stringify(next) ? 'same' : 'updated');
  }
  return { text: asFile(random, rows), wrong, outcomes, after };
};

type Written = Partial<Kept> & { readonly name: string; readonly price: number };

const randomRow = (random: Random, name: string): Written => ({
  name,
  price: random.pick([0, 0.01, 19.99, 300, 1250.5, 1_000_000]),
  ...(random.below(2) === 0 && { duration: random.pick([1, 30, 720]) }),
  ...(random.below(3) === 0 && { description: random.pick(['', 'Slow hands', '₹ “calm”']) }),
  ...(random.below(3) === 0 && { specializations: random.pick([[], ['Oil'], ['Beard', 'Oil']]) }),
  ...(random.below(4) === 0 && { status: random.pick(['Active', 'Inactive']) }),
  ...(random.below(4) === 0 && { discountPercent: random.pick([0, 100]) }),
  ...(random.below(4) === 0 && { buffer: random.pick([0, 120]) }),
});

const merged = (
  old: Kept | undefined,
  written: Written,
  { category, ...kind }: { readonly category: string; readonly tag?: string },
): Kept => {
  const base = old ?? {
    ...{ name: '', category, description: '', price: 0, duration: 30, specializations: [] },
    ...{ status: 'Active', discountPercent: 0, buffer: 0 },
  };
  const next = { ...base, ...written, name: written.name.trim() };
  const tags = kind.tag && !next.specializations.includes(kind.tag) ? [kind.tag] : [];
  return { ...next, specializations: [...next.specializations, ...tags] };
};

/** Rows without a category are put in a group with one; others in a group with a different category, or in none. */
const asFile = (
  random: Random,
  rows: readonly { readonly value: unknown; readonly group: string | undefined }[],
): string => {
  const entries = rows.map(({ value, group }) =>
    group === undefined && random.below(2) === 0
      ? value
      : { category: group ?? 'Massage', id: 7, services: [value] },
  );
  const mark = random.below(3) === 0 ? '\ufeff' : '';
  const body = random.below(2) === 0 ? entries : { services: entries };
  return mark + JSON.stringify(body).replaceAll(`"${HUGE}"`, '1e400');
};
