import { useStored } from '@sundara/web/core';
import { useLocation } from '@sundara/web/router';
import { useEffect } from 'react';

/** What the visitor typed on home, and how many cards were expanded. */
interface Memory {
  readonly text: string;
  readonly shown: number;
  /** Came from an earlier look at this page, not from typing. */
  readonly restored?: boolean;
}

const NAME = 'home';

const read = (key: string): Memory | undefined => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(NAME) ?? 'null');
    if (typeof stored !== 'object' || stored === null || Reflect.get(stored, 'key') !== key) return undefined;
    const [text, shown]: unknown[] = [Reflect.get(stored, 'text'), Reflect.get(stored, 'shown')];
    return typeof text === 'string' && typeof shown === 'number'
      ? { text, shown, restored: true }
      : undefined;
  } catch {
    return undefined;
  }
};

const write = (key: string, memory: Memory) => {
  try {
    sessionStorage.setItem(NAME, JSON.stringify({ key, ...memory }));
  } catch {
    // Without storage nothing is stored.
  }
};

/**
 * Home's text and its expanded cards, which Back and a reload restore together with the scroll position; they belong to
 * this history entry and are not in the address (specification 1, section 4).
 */
export const useHomeMemory = (first: Memory) => {
  const { key } = useLocation();
  const { value: memory, set, isRead } = useStored(() => read(key) ?? first, first);
  useEffect(() => {
    if (isRead) write(key, memory);
  }, [key, memory, isRead]);
  return [memory, (next: Memory) => set({ ...memory, ...next })] as const;
};
