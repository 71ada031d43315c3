import { useState, useTransition } from 'react';

/**
 * The text of a field whose letters show at once, while what follows from them is rendered behind it, in slices that
 * the next letter interrupts.
 */
export const useTyped = (text: string, onText: (text: string) => void) => {
  const [isPending, startTransition] = useTransition();
  const [typed, setTyped] = useState(text);
  const type = (next: string) => {
    setTyped(next);
    startTransition(() => onText(next));
  };
  return [isPending ? typed : text, type] as const;
};
