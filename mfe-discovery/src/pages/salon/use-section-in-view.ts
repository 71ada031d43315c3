import { useEffect, useState } from 'react';
import type { SectionLink } from './sections-of.ts';

/** The section at the top of the screen; the first one where the browser can't tell. */
export const useSectionInView = (sections: readonly SectionLink[]): string => {
  const [current, setCurrent] = useState(sections[0]?.id ?? '');
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        const entering = entries.find((entry) => entry.isIntersecting);
        if (entering) setCurrent(entering.target.id);
      },
      // A line a quarter down the screen, where people read.
      { rootMargin: '-25% 0px -74% 0px' },
    );
    for (const { id } of sections) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [sections]);
  return current;
};
