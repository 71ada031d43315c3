import { useLocation } from '@sundara/web/router';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

type Change = 'filters' | 'page' | 'map';

/** Where the sticky header ends, in pixels from the top, with a small margin. */
export const BELOW_HEADER = { xs: 80, md: 96 } as const;

const isAbove = (element: HTMLElement | null): boolean =>
  element !== null && element.getBoundingClientRect().top < BELOW_HEADER.xs;

/** The card that was opened from a history entry; Back to that entry finds it again. */
let opened: { readonly key: string; readonly href: string } | undefined;

/**
 * Sets scroll and focus after the list has changed. A change that was begun here scrolls back to the list's beginning,
 * and one to the map always does; a new page also moves the focus there. Back and Forward leave the scroll to the
 * router, and Back from a salon focuses its card. `onBack`: called for an address that was here before.
 */
export const useArrival = (head: RefObject<HTMLElement | null>, onBack: () => void) => {
  const { key } = useLocation();
  const begun = useRef<Change>(undefined);
  const before = useRef<string>(undefined);
  const seen = useRef(new Set<string>());

  const arrive = useEffectEvent(() => {
    const back = seen.current.has(key);
    const change = back ? undefined : begun.current;
    begun.current = undefined;
    if (back) onBack();
    if (change === 'map' || (change && isAbove(head.current))) head.current?.scrollIntoView();
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (change === 'page' || lost) head.current?.focus({ preventScroll: true });
  });

  useEffect(() => {
    const first = before.current === undefined;
    const changed = before.current !== key;
    before.current = key;
    if (!first && changed) arrive();
    seen.current.add(key);
    if (!first || opened?.key !== key) return;
    const { href } = opened;
    // After the frame in which the page focuses the heading, as for any other page.
    const frame = requestAnimationFrame(() =>
      document
        .querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`)
        ?.focus({ preventScroll: true }),
    );
    return () => cancelAnimationFrame(frame);
  }, [key]);

  return {
    begin: (change: Change) => {
      begun.current = change;
    },
    /** For clicks anywhere in the list. */
    remember: (target: EventTarget) => {
      const link = target instanceof Element ? target.closest('a[href^="/salon/"]') : null;
      const href = link?.getAttribute('href');
      if (href) opened = { key, href };
    },
  };
};
