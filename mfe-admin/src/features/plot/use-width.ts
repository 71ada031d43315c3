import { useCallback, useState } from 'react';

/** The width of an element in CSS pixels, kept current; `unmeasured` until it is known. */
export const useWidth = (unmeasured: number) => {
  const [width, setWidth] = useState(unmeasured);
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => {
      const next = Math.round(entry?.contentRect.width ?? 0);
      if (next > 0) setWidth(next);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { width, measure };
};
