import { useCallback, useState } from 'react';
import type { Size } from './view.ts';

/** Used where there is no layout, as in tests. */
const UNMEASURED: Size = { width: 640, height: 480 };

/** An element's size in CSS pixels, kept current. */
export const useSize = () => {
  const [size, setSize] = useState(UNMEASURED);
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return;
    const take = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0)
        setSize((now) => (now.width === width && now.height === height ? now : { width, height }));
    };
    // At once, so that the first visible render has the right size already.
    take();
    const observer = new ResizeObserver(take);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { size, isMeasured: size !== UNMEASURED, measure };
};
