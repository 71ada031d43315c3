import { useEffect, useState } from 'react';

/** A section counts as read once its top is above this share of the screen's height. */
const READ_FROM = 0.22;

/** The id of the section being read: the last one whose top has come up that far; the first one before that. */
export const useSectionInView = (ids: readonly string[]): string => {
  const [current, setCurrent] = useState(ids[0] ?? '');
  const all = ids.join(' ');
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const sections = all.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const look = () => {
      const line = window.innerHeight * READ_FROM;
      const read = sections.findLast((section) => section.getBoundingClientRect().top < line);
      setCurrent((read ?? sections[0])?.id ?? '');
    };
    const observer = new IntersectionObserver(look, { rootMargin: `0px 0px -${100 - READ_FROM * 100}% 0px` });
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [all]);
  return current;
};
