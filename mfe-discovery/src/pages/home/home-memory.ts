import { useLocation } from '@sundara/web/router';
import { useEffect, useState } from 'react';

/** What the visitor typed on home, and how many cards they had unfolded. */
interface Memory {
  readonly text: string;
  readonly shown: number;
}

const NAME = 'home';

const read = (key: string): Memory | undefined => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(NAME) ?? 'null');
    if (typeof stored !== 'object' || stored === null || Reflect.get(stored, 'key') !== key) return undefined;
    const [text, shown]: unknown[] = [Reflect.get(stored, 'text'), Reflect.get(stored, 'shown')];
    return typeof text === 'string' && typeof shown === 'number' ? { text, shown } : undefined;
  } catch {
    return undefined;
  }
};

const write = (key: string, memory: Memory) => {
  try {
    sessionStorage.setItem(NAME, JSON.stringify({ key, ...memory }));
  } catch {
    // Nothing is kept where nothing can be.
  }
};

/**
 * Home's text and its unfolded cards, which Back and a reload bring back with the place that the page was scrolled
 * to; they belong to this entry of the history and stand in no address (specification 1, section 4).
 */
export const useHomeMemory = (first: Memory) => {
  const { key } = useLocation();
  const [memory, setMemory] = useState<Memory>(() => read(key) ?? first);
  useEffect(() => write(key, memory), [key, memory]);
  return [memory, setMemory] as const;
};
