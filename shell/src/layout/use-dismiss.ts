import { type RefObject, useEffect } from 'react';

interface Dismissed {
  /** The button that opens the panel, together with the panel. */
  readonly root: RefObject<HTMLElement | null>;
  readonly button: RefObject<HTMLElement | null>;
  readonly open: boolean;
  readonly close: () => void;
}

/** Closes an open panel by Escape, which returns the focus to its button, by a press outside, and by tabbing out of it. */
export const useDismiss = ({ root, button, open, close }: Dismissed): void => {
  // The functions change with every render but are equivalent.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!open) return;
    const outside = ({ target }: Event) =>
      target instanceof Node && !root.current?.contains(target) && close();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      button.current?.focus();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);
};
