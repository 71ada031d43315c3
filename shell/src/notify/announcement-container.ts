/** Holds announcements that screen readers must hear while a dialog is open, too. */
export interface AnnouncementContainer {
  readonly element: HTMLElement;
  /** Puts it at the end of the page; answers how to take it away. */
  readonly mount: () => () => void;
}

/**
 * Makes an element at the page's end. A dialog hides everything beside it from screen readers; this element becomes
 * visible to them again at once, since a hidden live region is never read out.
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
