import { useContext, useEffect, useState } from 'react';
import { useHydrated } from '../hydration/use-hydrated.ts';
import { RenderedAt } from './clock-context.tsx';

/**
 * The current time, updated every `everyMs` milliseconds. On the server and while its HTML is hydrated it is the
 * instant that the page was rendered at, so that both sides tell the same; right after that it is the present.
 */
export const useNow = (everyMs: number): Date => {
  const renderedAt = useContext(RenderedAt);
  const hydrated = useHydrated();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return hydrated || !renderedAt ? now : renderedAt;
};
