import type { FoundSalon } from '@sundara/contracts/api';

/** The salons whose name, sublocality, city or a specialty contains the text, in any case (specification 1, section 4). */
export const filterSalons = (salons: readonly FoundSalon[], text: string): readonly FoundSalon[] => {
  const wanted = text.trim().toLocaleLowerCase('en-IN');
  if (wanted === '') return salons;
  return salons.filter(({ name, address, specialties }) =>
    [name, address.sublocality, address.city, ...specialties].some((field) =>
      field.toLocaleLowerCase('en-IN').includes(wanted),
    ),
  );
};

/** 'Salons in {location}', 'Search Results for "{text}"' or 'All Salons' (specification 1, section 2). */
export const headingOf = (location: string | undefined, text: string): string => {
  if (text.trim()) return `Search Results for "${text.trim()}"`;
  return location ? `Salons in ${location}` : 'All Salons';
};

const whole = new Intl.NumberFormat('en-IN');

/** '1 salon', '24 salons', 'more than 1,000 salons' where counting ended. */
export const salonsOf = (count: number, isCapped = false): string =>
  `${isCapped ? 'more than ' : ''}${whole.format(count)} ${count === 1 ? 'salon' : 'salons'}`;

/** '1 salon found', '24 salons found', 'More than 1,000 salons found'. */
export const countOf = (count: number, isCapped = false): string => {
  const salons = salonsOf(count, isCapped);
  return `${salons.charAt(0).toUpperCase()}${salons.slice(1)} found`;
};
