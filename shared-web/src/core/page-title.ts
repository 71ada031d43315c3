import { useEffect } from 'react';

/** Names the document after what the page shows: 'Rosewater Studio · Sundara'. Until then the route's title stands. */
export const usePageTitle = (title: string | undefined): void => {
  useEffect(() => {
    if (title) document.title = `${title} · Sundara`;
  }, [title]);
};
