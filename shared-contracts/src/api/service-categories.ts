import type { ServiceCategory } from './service.schema.ts';

export interface MappedCategory {
  readonly category: ServiceCategory;
  /** A specialization that distinguishes such services within their category; most have none. */
  readonly tag?: string;
}

/** Names of categories, `folded`: specialties of the search, and words from other price lists (resolutions S12). */
const NAMES: readonly (readonly [ServiceCategory, readonly string[], string?])[] = [
  ['Hair Care', ['hair care', 'haircare', 'hair', 'hair services', 'haircut', 'haircuts', 'hair styling']],
  ['Hair Care', ['beard', 'beard care', 'beard grooming', 'shave', 'shaving', 'barber'], 'Beard'],
  ['Skin Care', ['skin care', 'skincare', 'skin', 'skin services', 'face']],
  ['Skin Care', ['facial', 'facials'], 'Facial'],
  ['Skin Care', ['threading'], 'Threading'],
  ['Skin Care', ['waxing', 'hair removal'], 'Waxing'],
  ['Nail Care', ['nail care', 'nailcare', 'nails', 'nail', 'nail services']],
  ['Nail Care', ['manicure', 'manicures'], 'Manicure'],
  ['Nail Care', ['pedicure', 'pedicures'], 'Pedicure'],
  ['Makeup', ['makeup', 'make up', 'makeover']],
  ['Makeup', ['bridal', 'bridal makeup'], 'Bridal'],
  ['Makeup', ['mehndi', 'mehendi', 'henna'], 'Mehndi'],
  ['Massage', ['massage', 'massages', 'massage therapy', 'body massage']],
  ['Spa Treatment', ['spa treatment', 'spa treatments', 'spa', 'spa services', 'body treatment']],
];

const BY_NAME: ReadonlyMap<string, MappedCategory> = new Map(
  NAMES.flatMap(([category, names, tag]) =>
    names.map((name) => [name, { category, ...(tag && { tag }) }] as const),
  ),
);

const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();

/**
 * The category that a word means, whatever its case: 'hair' is Hair Care, 'Beard' is Hair Care with the tag 'Beard'
 * (resolutions S12); undefined for a word that means none of the six, including 'Other'.
 */
export const serviceCategoryOf = (text: string): MappedCategory | undefined => BY_NAME.get(folded(text));
