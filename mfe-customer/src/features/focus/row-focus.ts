/** Marks a row's element that takes the focus when the focused one is gone: an element that every row has. */
export const rowFocus = (id: string) => ({ 'data-booking': id });

const marked = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-booking]')];

/** The index of a row among the shown ones; -1 if it is not shown. */
export const rowIndex = (id: string): number => marked().findIndex((each) => each.dataset.booking === id);

/**
 * Returns the focus to a row after it changed: to the row itself, else to the one at its index, else to the last one,
 * else to the heading of the page. Does nothing while another element outside a dialog has the focus.
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
