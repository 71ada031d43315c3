/** The focusable items of a column, from the top down. */
const inColumn = (column: Element | undefined): readonly HTMLElement[] =>
  column
    ? [...column.querySelectorAll<HTMLElement>('[data-block], [data-off]')].sort(
        (a, b) => Number.parseFloat(a.style.top) - Number.parseFloat(b.style.top),
      )
    : [];

const columnsOf = (canvas: HTMLElement): readonly Element[] => [...canvas.querySelectorAll('[data-column]')];

/** The item nearest to a height. */
const nearest = (items: readonly HTMLElement[], top: number): HTMLElement | undefined => {
  const distance = (item: HTMLElement) => Math.abs(Number.parseFloat(item.style.top) - top);
  return items.reduce<HTMLElement | undefined>(
    (best, item) => (!best || distance(item) < distance(best) ? item : best),
    undefined,
  );
};

/** The item that a key moves to: up and down in its column, left and right to the nearest of the next column. */
export const neighbourOf = (canvas: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined => {
  const columns = columnsOf(canvas);
  const at = columns.findIndex((column) => column.contains(from));
  const items = inColumn(columns[at]);
  const place = items.indexOf(from);
  if (key === 'ArrowUp') return items[place - 1];
  if (key === 'ArrowDown') return items[place + 1];
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const next = key === 'ArrowLeft' ? columns.slice(0, at).reverse() : columns.slice(at + 1);
  const column = next.find((each) => inColumn(each).length > 0);
  return nearest(inColumn(column), Number.parseFloat(from.style.top));
};

/** Makes one block the tab stop: all others are reached from it by arrow keys. */
export const holdTabStop = (canvas: HTMLElement, item: HTMLElement | undefined): void => {
  for (const other of canvas.querySelectorAll<HTMLElement>(
    '[data-block][tabindex="0"], [data-off][tabindex="0"]',
  ))
    if (other !== item) other.tabIndex = -1;
  if (item) item.tabIndex = 0;
};

/** Ensures that there is a tab stop: the previous one, else the first block. */
export const keepTabStop = (canvas: HTMLElement): void => {
  if (canvas.querySelector('[data-block][tabindex="0"], [data-off][tabindex="0"]')) return;
  const first = columnsOf(canvas).find((column) => inColumn(column).length > 0);
  holdTabStop(canvas, inColumn(first)[0]);
};
