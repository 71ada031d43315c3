import { useCallback, useState } from 'react';

/** Something that was done, and how it is taken back. */
export interface Undoable {
  /** 'Moved to 4:15 pm' */
  readonly text: string;
  readonly undo?: (() => void) | undefined;
}

export interface Offered extends Undoable {
  /** Another one is another offer, though it says the same. */
  readonly no: number;
}

/** What was done last, as long as it can be taken back. */
export const useUndo = () => {
  const [offered, setOffered] = useState<Offered>();
  const offer = useCallback(
    (done: Undoable) => setOffered((before) => ({ ...done, no: (before?.no ?? 0) + 1 })),
    [],
  );
  const dismiss = useCallback(() => setOffered(undefined), []);
  return { offered, offer, dismiss };
};
