const ROW = 'li, article, tbody > tr, fieldset > [role=group]';
const HEADING = 'h1, h2, h3';
const STOP =
  ':is(a[href], button, input, textarea, select, [tabindex]):not(:disabled, [tabindex="-1"], [aria-hidden=true], [hidden] *)';

/** Where the focus was: the element, its row, the row's list and its position in there. */
export interface Spot {
  readonly element: HTMLElement;
  readonly row: Element | null;
  readonly list: Element | null;
  readonly at: number;
}

const rowsOf = (list: Element | null): readonly Element[] =>
  [...(list?.children ?? [])].filter((child) => child.matches(ROW));

export const spotOf = (element: HTMLElement): Spot => {
  const row = element.closest(ROW);
  const list = row?.parentElement ?? null;
  return { element, row, list, at: row ? rowsOf(list).indexOf(row) : 0 };
};

/** The first focusable element in it. */
const stopIn = (place: Element | null): HTMLElement | undefined => {
  const found = place?.querySelector('[data-takes-focus]:not(:disabled)') ?? place?.querySelector(STOP);
  return found instanceof HTMLElement ? found : undefined;
};

const nearestOf = ({ element, row, list, at }: Spot, part: HTMLElement): HTMLElement | undefined => {
  if (element.isConnected && element.matches(STOP)) return element;
  if (row?.isConnected) return stopIn(row);
  const rows = list?.isConnected ? rowsOf(list) : [];
  const near = stopIn(rows[at] ?? rows.at(-1) ?? (list?.isConnected ? list : null));
  return near ?? part.querySelector<HTMLElement>(HEADING) ?? stopIn(part);
};

/** Moves the focus to the nearest element: in the same row, the next or last one, else the part's heading. */
export const focusNear = (spot: Spot, part: HTMLElement): void => {
  const target = nearestOf(spot, part) ?? part;
  if (!target.matches(STOP)) target.tabIndex = -1;
  target.focus();
};
