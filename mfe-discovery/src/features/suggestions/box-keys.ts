import type { KeyboardEvent } from 'react';
import { NONE, nextActive } from './next-active.ts';
import type { SuggestionBox } from './use-suggestion-box.ts';

type Key = Pick<KeyboardEvent, 'key' | 'altKey'>;

const actionOf = (box: SuggestionBox, { key, altKey }: Key): (() => void) | undefined => {
  if ((key === 'ArrowDown' || key === 'ArrowUp') && (altKey || !box.open))
    return () => box.setOpened(key === 'ArrowDown' || !altKey);
  const next = box.open ? nextActive(key, box.active, box.options.length) : undefined;
  if (next !== undefined) return () => box.mark(next);
  const option = box.options[box.active];
  if (key === 'Enter' && option) return () => box.go(option);
  const recent = box.recents[box.active];
  if (key === 'Delete' && recent) return () => box.removeRecent(recent.to);
  return undefined;
};

/**
 * The keys in the text: Up, Down, Home and End move through the list, Enter opens the marked line (the form does the
 * rest), Delete removes a marked recent search, Alt with Down and Up opens and closes. While a word is composed, its
 * keys are left to the input method.
 */
export const onBoxKey = (box: SuggestionBox, event: KeyboardEvent): void => {
  if (event.nativeEvent.isComposing) return;
  const action = actionOf(box, event);
  if (action) {
    event.preventDefault();
    action();
  } else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') box.mark(NONE);
};
