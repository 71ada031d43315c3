import { createContext, useContext, useEffect } from 'react';

/** Called with the title of the page while it renders on a server, which has no document; the last one counts. */
export const PageTitleListener = createContext<((title: string) => void) | undefined>(undefined);

/**
 * Sets the document's title from the page's content: 'Rosewater Studio · Sundara'. Until then the route's title
 * remains.
 */
export const usePageTitle = (title: string | undefined): void => {
  const listener = useContext(PageTitleListener);
  if (title) listener?.(title);
  useEffect(() => {
    if (title) document.title = `${title} · Sundara`;
  }, [title]);
};
