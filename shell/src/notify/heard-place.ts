/** A place for what must be heard over a dialog too. */
export interface HeardPlace {
  readonly element: HTMLElement;
  /** Puts it at the end of the page; answers how to take it away. */
  readonly stand: () => () => void;
}

/**
 * Makes a place of its own at the page's end. A dialog hides everything beside it from screen readers; this place comes
 * back at once, since a live region that is hidden is never read out.
 */
export const createHeardPlace = (): HeardPlace => {
  const element = document.createElement('div');
  const comeBack = new MutationObserver(() => {
    if (element.hasAttribute('aria-hidden')) element.removeAttribute('aria-hidden');
  });
  return {
    element,
    stand: () => {
      document.body.append(element);
      comeBack.observe(element, { attributeFilter: ['aria-hidden'] });
      return () => {
        comeBack.disconnect();
        element.remove();
      };
    },
  };
};
