import { useEffect, useRef } from 'react';
import { focusRow, rowIndex } from './row-focus.ts';

/** A row and its index. */
interface Place {
  readonly id: string;
  readonly index: number;
}

/**
 * Keeps the focus in the list while a row changes or disappears, at every render, until the person presses a key or a
 * pointer. `note` remembers a row's current place; `keep` starts watching it.
 */
export const useKeptFocus = () => {
  const noted = useRef<Place>(undefined);
  const kept = useRef<Place>(undefined);

  useEffect(() => {
    if (kept.current) focusRow(kept.current.id, kept.current.index);
  });
  useEffect(() => {
    const moveOn = () => {
      kept.current = undefined;
    };
    window.addEventListener('keydown', moveOn, true);
    window.addEventListener('pointerdown', moveOn, true);
    return () => {
      window.removeEventListener('keydown', moveOn, true);
      window.removeEventListener('pointerdown', moveOn, true);
    };
  }, []);

  return {
    note: (id: string) => {
      noted.current = { id, index: rowIndex(id) };
    },
    keep: () => {
      kept.current = noted.current;
    },
  };
};
