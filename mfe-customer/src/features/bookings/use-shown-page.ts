import { useState } from 'react';

interface Pagination {
  readonly page: number;
  readonly pages: number;
}

/**
 * The page that the list is on. The API returns its last page for any past it: where the asked page was there before,
 * its last entry has left it and that page is right; where it never was, it is the asked one, so that the list says so.
 * @param asked the page in the address, from 1
 */
export const useShownPage = (asked: number, { page, pages }: Pagination): number => {
  const [stood, setStood] = useState(0);
  if (page === asked && stood !== asked) setStood(asked);
  return asked > pages && stood !== asked ? asked : page;
};
