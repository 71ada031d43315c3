/** What the listing at this address searches for; empty on every other page. */
export const searchedFor = ({ pathname, search }: { pathname: string; search: string }): string =>
  pathname === '/salons' ? (new URLSearchParams(search).get('q') ?? '') : '';

/** Where a text is searched for: the listing; without a text, all of it. */
export const addressFor = (text: string): string => {
  const q = text.trim();
  return q ? `/salons?${new URLSearchParams({ q })}` : '/salons';
};
