declare global {
  /** Of the environment 'tools/src/jest/hydration-environment.ts': a page with this HTML. */
  var openWindow: (html: string, url: string) => Window & typeof globalThis;
}

/** Node's own of the same names would not work on the page's elements. */
const OF_THE_PAGE = ['Event', 'CustomEvent', 'EventTarget', 'navigator'];

/** Answers queries of the width; every other query is false. */
const mediaAt =
  (width: number) =>
  (query: string): MediaQueryList => {
    const limit = (name: string, otherwise: number) =>
      Number(new RegExp(`${name}: ?([\\d.]+)px`).exec(query)?.[1] ?? otherwise);
    const asksWidth = /(min|max)-width/.test(query);
    return Object.assign(new EventTarget(), {
      matches:
        asksWidth && limit('min-width', 0) <= width && width <= limit('max-width', Number.POSITIVE_INFINITY),
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
  };

class SeesNothing {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** Makes this process a browser with a page of this width; returns a function that makes it a server again. */
export const openBrowser = (html: string, url: string, width: number): (() => void) => {
  const window = openWindow(html, url);
  const before = Object.getOwnPropertyDescriptors(globalThis);
  const names = Object.getOwnPropertyNames(window).filter(
    (name) => !(name in globalThis) || OF_THE_PAGE.includes(name),
  );
  const put = (name: string, value: unknown) =>
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  for (const name of names) put(name, Reflect.get(window, name));
  put('window', globalThis);
  put('self', globalThis);
  put('matchMedia', mediaAt(width));
  put('IntersectionObserver', SeesNothing);
  put('scrollTo', () => {});
  put('IS_REACT_ACT_ENVIRONMENT', true);
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent', 'getComputedStyle'])
    put(name, Reflect.get(window, name).bind(window));
  return () => {
    for (const name of Object.getOwnPropertyNames(globalThis)) {
      const descriptor = before[name];
      if (!descriptor) Reflect.deleteProperty(globalThis, name);
      else if (OF_THE_PAGE.includes(name)) Object.defineProperty(globalThis, name, descriptor);
    }
    window.close();
  };
};
