/** The schema.org types that a salon may have; each is a LocalBusiness with all its properties. */
export type BusinessType = 'BeautySalon' | 'HairSalon' | 'NailSalon' | 'DaySpa';

/** The type that a service category suggests; the other categories suggest a beauty salon. */
const SPEAKS_FOR: Readonly<Record<string, BusinessType>> = {
  'Hair Care': 'HairSalon',
  'Nail Care': 'NailSalon',
  Massage: 'DaySpa',
  'Spa Treatment': 'DaySpa',
};
/** A salon has a type if at least this share of its services suggests it. */
const CLEAR = 0.6;

/** The type of a salon by its services: a beauty salon unless they clearly suggest a narrower type. */
export const businessTypeOf = (services: readonly { readonly category: string }[]): BusinessType => {
  const kinds = services.map(({ category }) => SPEAKS_FOR[category] ?? 'BeautySalon');
  const clear = kinds.find((kind) => kinds.filter((other) => other === kind).length >= CLEAR * kinds.length);
  return clear ?? 'BeautySalon';
};
