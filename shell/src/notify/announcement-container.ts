/** Holds announcements that screen readers must hear even while a dialog is open. */
export interface AnnouncementContainer {
  readonly element: HTMLElement;
  /** Adds it at the end of the page; returns a function that removes it. */
  readonly mount: () => () => void;
}

/**
 * Makes an element for the page's end. A dialog hides all other elements from screen readers; this one is made visible
 * to them again at once, because a hidden live region is never read out.
 */
export const createAnnouncementContainer = (): AnnouncementContainer => {
  const element = document.createElement('div');
  const unhide = new MutationObserver(() => {
    if (element.hasAttribute('aria-hidden')) element.removeAttribute('aria-hidden');
  });
  return {
    element,
    mount: () => {
      document.body.append(element);
      unhide.observe(element, { attributeFilter: ['aria-hidden'] });
      return () => {
        unhide.disconnect();
        element.remove();
      };
    },
  };
};
