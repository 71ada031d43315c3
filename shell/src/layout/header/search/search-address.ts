/** The search text of the listing at this address; empty on every other page. */
export const searchedFor = ({ pathname, search }: { pathname: string; search: string }): string =>
  pathname === '/salons' ? (new URLSearchParams(search).get('q') ?? '') : '';

/** The listing's address that searches for a text; without a text, the whole listing. */
export const addressFor = (text: string): string => {
  const q = text.trim();
  return q ? `/salons?${new URLSearchParams({ q })}` : '/salons';
};
