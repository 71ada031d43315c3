/** Marks what of a row takes the focus when what had it is gone: always there, whatever the row allows. */
export const rowFocus = (id: string) => ({ 'data-booking': id });

const marked = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-booking]')];

/** Where a row stands among those that are shown; -1 where it does not. */
export const rowIndex = (id: string): number => marked().findIndex((each) => each.dataset.booking === id);

/**
 * Gives the focus back to a row after it changed: to the row itself, else to the one that took its place, else to the
 * last one, else to the heading of the page. Does nothing while something else has it.
 */
export const focusRow = (id: string, index: number): void => {
  const held = document.activeElement;
  if (held && held !== document.body && held.isConnected && !held.closest('[role=dialog]')) return;
  const rows = marked();
  const row = rows.find((each) => each.dataset.booking === id) ?? rows[index] ?? rows.at(-1);
  const target = row ?? document.querySelector<HTMLElement>('h1');
  if (target && !row) target.tabIndex = -1;
  target?.focus();
};
