import { useLocation } from '@sundara/web/router';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { searchedFor } from './suggestions-of.ts';

/**
 * The text of the box. It follows what the listing searches for, on Back, a removed filter or leaving the listing; but
 * it never replaces text that is being typed.
 */
export const useOwnText = (first: string, input: RefObject<HTMLInputElement | null>) => {
  const { pathname, search } = useLocation();
  const address = searchedFor(`${pathname}${search}`);
  const seen = useRef(address);
  const [text, setText] = useState(first);
  useEffect(() => {
    if (seen.current === address) return;
    const before = seen.current;
    seen.current = address;
    const isTyping = (text: string) => document.activeElement === input.current && text.trim() !== before;
    setText((current) => (isTyping(current) ? current : address));
  }, [address, input]);
  return [text, setText] as const;
};
