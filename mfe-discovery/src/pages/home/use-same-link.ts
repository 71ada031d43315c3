import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus on its link when the list around it is replaced by another one that has the link too: a visitor who
 * has moved to a salon while the server was still searching stays there.
 * @param listed identifies the list
 */
export const useSameLink = (listed: string) => {
  const place = useRef<HTMLDivElement>(null);
  const at = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list is what may have taken the focus.
  useLayoutEffect(() => {
    if (at.current === null || document.activeElement !== document.body) return;
    const links = [...(place.current?.querySelectorAll('a') ?? [])];
    links.find((link) => link.getAttribute('href') === at.current)?.focus({ preventScroll: true });
  }, [listed]);
  return {
    ref: place,
    onFocus: ({ target }: FocusEvent) => {
      at.current = target.getAttribute('href');
    },
    onBlur: () => {
      at.current = null;
    },
  };
};
