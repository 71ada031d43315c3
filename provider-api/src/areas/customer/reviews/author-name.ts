/** A customer as reviews sign: 'Asha Rao' is 'Asha R.', and who has one name keeps it. */
export const authorName = (name: string): string => {
  const [given = '', ...rest] = name.trim().split(/\s+/);
  const [initial] = rest.at(-1) ?? '';
  return initial ? `${given} ${initial.toUpperCase()}.` : given || 'A customer';
};
