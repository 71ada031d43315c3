import { type KeyboardEvent, useEffect, useId, useState } from 'react';

interface Wishes {
  /** How many options there are now. */
  readonly count: number;
  readonly onPick: (index: number) => void;
  /** The list was closed without a choice. */
  readonly onLeave: () => void;
}

/**
 * A list of options below a text field, as the ARIA practices describe an editable combobox: the focus stays in the
 * field, arrows, Home and End go through the options, Enter picks, Escape and Tab leave.
 */
export const useOptionList = ({ count, onPick, onLeave }: Wishes) => {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const current = open && active < count ? active : -1;
  const optionId = (index: number) => `${id}-${index}`;

  useEffect(() => {
    if (current >= 0) document.getElementById(`${id}-${current}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [id, current]);

  const show = (from = -1) => {
    setOpen(true);
    setActive(from);
  };
  const hide = () => setOpen(false);
  const leave = () => {
    hide();
    onLeave();
  };
  const pick = (index: number) => {
    hide();
    onPick(index);
  };
  const go = (to: number) => (open ? setActive((to + count) % count) : show(to < current ? count - 1 : 0));

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends a word of an input method is not a choice.
    if (event.nativeEvent.isComposing) return;
    const acts: Readonly<Record<string, (() => void) | undefined>> = {
      ArrowDown: count > 0 ? () => go(current + 1) : undefined,
      ArrowUp: count > 0 ? () => go(current < 0 ? -1 : current - 1) : undefined,
      Home: current >= 0 ? () => setActive(0) : undefined,
      End: current >= 0 ? () => setActive(count - 1) : undefined,
      Enter: current >= 0 ? () => pick(current) : undefined,
      Escape: open ? leave : undefined,
    };
    const act = Object.hasOwn(acts, event.key) ? acts[event.key] : undefined;
    if (!act) return;
    event.preventDefault();
    // A dialog around the field must stay open.
    event.stopPropagation();
    act();
  };

  return {
    open,
    show,
    field: {
      role: 'combobox',
      'aria-expanded': open,
      'aria-controls': id,
      'aria-autocomplete': 'list',
      ...(current >= 0 && { 'aria-activedescendant': optionId(current) }),
      autoComplete: 'off',
      onKeyDown,
      onBlur: leave,
    },
    list: { id, role: 'listbox' },
    option: (index: number) => ({
      id: optionId(index),
      role: 'option',
      'aria-selected': index === current,
      'data-active': index === current || undefined,
      // Keeps the focus in the field.
      onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
      onClick: () => pick(index),
    }),
  } as const;
};
