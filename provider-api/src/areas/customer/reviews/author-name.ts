/** A customer's name as reviews show it: 'Asha Rao' becomes 'Asha R.'; a single name stays as it is. */
export const authorName = (name: string): string => {
  const [given = '', ...rest] = name.trim().split(/\s+/);
  const [initial] = rest.at(-1) ?? '';
  return initial ? `${given} ${initial.toUpperCase()}.` : given || 'A customer';
};
