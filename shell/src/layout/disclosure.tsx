import { type ReactNode, type RefObject, useId } from 'react';
import { usePanel } from './use-panel.ts';

interface Trigger {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string;
  readonly onClick: () => void;
}

interface Props {
  /** The button; its properties link it to its panel. */
  readonly trigger: (properties: Trigger) => ReactNode;
  /** The panel, shown while open; gets its id and a function that closes it. */
  readonly panel: (id: string, close: () => void) => ReactNode;
  /** Changes of this close the panel: the page's address. */
  readonly closeOn: string;
}

/**
 * A button that shows and hides a panel of links. Escape closes it and returns the focus; a click outside or tabbing
 * out of it closes it too. Its links are plain links, reached by Tab.
 */
export const Disclosure = ({ trigger, panel, closeOn }: Props) => {
  const { root, button, open, setOpen } = usePanel<HTMLDivElement, HTMLButtonElement>(closeOn);
  const id = useId();

  return (
    <div ref={root}>
      {trigger({
        ref: button,
        'aria-expanded': open,
        'aria-controls': id,
        onClick: () => setOpen(!open),
      })}
      {open && panel(id, () => setOpen(false))}
    </div>
  );
};
