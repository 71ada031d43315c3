import { useCallback, useState } from 'react';

/** An action that was done, and how to undo it. */
export interface Undoable {
  /** 'Moved to 4:15 pm' */
  readonly text: string;
  readonly undo?: (() => void) | undefined;
}

export interface Offered extends Undoable {
  /** Distinguishes two offers with the same text. */
  readonly no: number;
}

/** The last action, while it can be undone. */
export const useUndo = () => {
  const [offered, setOffered] = useState<Offered>();
  const offer = useCallback(
    (done: Undoable) => setOffered((before) => ({ ...done, no: (before?.no ?? 0) + 1 })),
    [],
  );
  const dismiss = useCallback(() => setOffered(undefined), []);
  return { offered, offer, dismiss };
};
