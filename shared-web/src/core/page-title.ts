import { useEffect } from 'react';

/**
 * Sets the document's title from the page's content: 'Rosewater Studio · Sundara'. Until then the route's title
 * remains.
 */
export const usePageTitle = (title: string | undefined): void => {
  useEffect(() => {
    if (title) document.title = `${title} · Sundara`;
  }, [title]);
};
