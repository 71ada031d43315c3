import { focusNear, type Spot, spotOf } from './focus-near.ts';

/** What opens over a part: menus and dialogs. */
const OVER = '[role=dialog], [role=menu], [role=presentation]';

/**
 * Keeps the focus in a part of a page, or of a dialog, when the focused element disappears: a row that was deleted or
 * filtered out, a form that closed, a dialog whose opener is gone. The focus returns to the element that had it, else
 * to the row that took its place, else to the heading of the part. An element marked `data-takes-focus` comes first in
 * its row. Pass it as the `ref` of the part.
 */
export const keptFocus = (own: HTMLElement | null): (() => void) | undefined => {
  if (!own) return undefined;
  const page = own.ownerDocument;
  /** The last focused place in the part; the focus may be in a layer above it by now. */
  let spot: Spot | undefined;
  let holder: Element | undefined;
  const note = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    holder = target;
    if (own.contains(target)) spot = spotOf(target);
    else if (!isOver(target, own)) spot = undefined;
  };
  const look = () => {
    const hasFallen = page.activeElement === null || page.activeElement.contains(own);
    if (!spot || !holder || holder.isConnected || !hasFallen || own.closest('[aria-hidden=true]')) return;
    focusNear(spot, own);
  };
  const watch = new MutationObserver(look);
  watch.observe(page.body, { childList: true, subtree: true, attributeFilter: ['aria-hidden'] });
  page.addEventListener('focusin', note);
  return () => {
    watch.disconnect();
    page.removeEventListener('focusin', note);
  };
};

const isOver = (target: Element, own: Element): boolean => {
  const over = target.closest(OVER);
  return over !== null && !over.contains(own);
};
