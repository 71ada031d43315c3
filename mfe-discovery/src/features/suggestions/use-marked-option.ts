import { useState } from 'react';
import { NONE } from './next-active.ts';

/** Which option is marked; reset when the list changes. */
export const useMarkedOption = (list: unknown, count: number) => {
  const [marked, setMarked] = useState<{ readonly list: unknown; readonly index: number }>();
  const active = marked && marked.list === list && marked.index < count ? marked.index : NONE;
  return { active, mark: (index: number) => setMarked({ list, index }) };
};
