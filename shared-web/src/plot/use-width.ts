import { useCallback, useState } from 'react';

/** The current width of an element in CSS pixels; `unmeasured` where there is no layout. */
export const useWidth = (unmeasured: number) => {
  const [width, setWidth] = useState(unmeasured);
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return;
    const take = () => {
      const next = Math.floor(element.getBoundingClientRect().width);
      if (next > 0) setWidth(next);
    };
    // At once, so that the first visible drawing already has the right width.
    take();
    const observer = new ResizeObserver(take);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { width, measure };
};
