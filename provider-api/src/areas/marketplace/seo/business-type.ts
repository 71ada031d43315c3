/** The kinds of schema.org that a salon may be of; each is a LocalBusiness with all that belongs to one. */
export type BusinessType = 'BeautySalon' | 'HairSalon' | 'NailSalon' | 'DaySpa';

/** Which kind a category of services speaks for; the others are anything a beauty salon does. */
const SPEAKS_FOR: Readonly<Record<string, BusinessType>> = {
  'Hair Care': 'HairSalon',
  'Nail Care': 'NailSalon',
  Massage: 'DaySpa',
  'Spa Treatment': 'DaySpa',
};
/** From this share of its services on, a salon is of that kind. */
const CLEAR = 0.6;

/** What a salon is, by what it sells: a beauty salon unless it is clearly something narrower. */
export const businessTypeOf = (services: readonly { readonly category: string }[]): BusinessType => {
  const kinds = services.map(({ category }) => SPEAKS_FOR[category] ?? 'BeautySalon');
  const clear = kinds.find((kind) => kinds.filter((other) => other === kind).length >= CLEAR * kinds.length);
  return clear ?? 'BeautySalon';
};
