import { useEffect, useState } from 'react';

/** The section at the top of the screen, by id; the first one where the browser can't tell. */
export const useSectionInView = (ids: readonly string[]): string => {
  const [current, setCurrent] = useState(ids[0] ?? '');
  const all = ids.join(' ');
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const inView = new Set<string>();
    const names = all.split(' ');
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          isIntersecting ? inView.add(target.id) : inView.delete(target.id);
        const first = names.find((id) => inView.has(id));
        if (first) setCurrent(first);
      },
      { rootMargin: '-20% 0px -60% 0px' },
    );
    for (const id of names) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [all]);
  return current;
};
