/** Where a scrolling box is and how far it has been scrolled, known without reading the layout again. */
export interface ScrollView {
  /** How far it has been scrolled since it was first measured, in pixels. */
  readonly moved: () => { readonly x: number; readonly y: number };
  /** Scrolls if a point is near an edge; returns whether it did. */
  readonly follow: (x: number, y: number) => boolean;
  readonly end: () => void;
}

/** The view scrolls when the point is this near to an edge, in pixels. */
const EDGE = 48;
/** What covers the page's view on a phone: the site's header, and the bar of actions. */
const PAGE_INSET = { top: 64, bottom: 84 };

const pull = (at: number, low: number, high: number): number => {
  if (at < low + EDGE) return -Math.ceil(Math.min(EDGE, low + EDGE - at) / 4);
  if (at > high - EDGE) return Math.ceil(Math.min(EDGE, at - high + EDGE) / 4);
  return 0;
};

/** Measures the box that scrolls, once: the element itself, or the page where the element doesn't scroll. */
export const watchScroll = (
  box: HTMLElement,
  stuck: { readonly left: number; readonly top: number },
): ScrollView => {
  const own = box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1;
  const page = document.scrollingElement ?? document.documentElement;
  const scroller = own ? box : page;
  const rect = box.getBoundingClientRect();
  const view = own
    ? { left: rect.left + stuck.left, top: rect.top + stuck.top, right: rect.right, bottom: rect.bottom }
    : {
        ...{ left: -EDGE, right: window.innerWidth + EDGE },
        ...{ top: PAGE_INSET.top, bottom: window.innerHeight - PAGE_INSET.bottom },
      };
  const first = { x: scroller.scrollLeft, y: scroller.scrollTop };
  let now = first;
  const look = () => {
    now = { x: scroller.scrollLeft, y: scroller.scrollTop };
  };
  const target: EventTarget = own ? box : document;
  target.addEventListener('scroll', look, { passive: true });
  return {
    moved: () => ({ x: now.x - first.x, y: now.y - first.y }),
    follow: (x, y) => {
      const [left, top] = [pull(x, view.left, view.right), pull(y, view.top, view.bottom)];
      if (left !== 0 || top !== 0) scroller.scrollBy(left, top);
      return left !== 0 || top !== 0;
    },
    end: () => target.removeEventListener('scroll', look),
  };
};
