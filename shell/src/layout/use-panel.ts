import { useEffect, useRef, useState } from 'react';

/**
 * A panel that a button opens: closed by Escape, which returns the focus to the button, by a press outside, by tabbing
 * out of it, and when `closeOn` changes. `root` is for the element around both.
 */
export const usePanel = <Root extends HTMLElement, Button extends HTMLElement>(closeOn: string) => {
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === closeOn;
  const root = useRef<Root>(null);
  const button = useRef<Button>(null);
  const setOpen = (shown: boolean) => setOpenAt(shown ? closeOn : undefined);

  useEffect(() => {
    if (!open) return;
    const close = () => setOpenAt(undefined);
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

  return { root, button, open, setOpen };
};
