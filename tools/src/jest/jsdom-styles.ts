import { createRequire } from 'node:module';
import { classesDemandedBy } from './selector-classes.ts';

/** What jsdom has behind an element and a document. */
interface ElementImpl {
  readonly classList: { readonly contains: (name: string) => boolean };
}
interface DocumentImpl {
  /** What rules make of each element; another one, or null, after any change of the document. */
  readonly _styleCache: object | null;
}
interface Selectors {
  matchesDontThrow: (element: ElementImpl, selector: string) => boolean;
}
interface Wrappers {
  readonly implForWrapper: (wrapper: object) => DocumentImpl;
}
interface StyledElement {
  readonly isConnected: boolean;
  readonly ownerDocument: object;
}
export interface StyledWindow<Element extends StyledElement, Style extends object> {
  readonly document: object;
  getComputedStyle: (element: Element, pseudo?: string | null) => Style;
}

/** The jsdom that Jest's environment takes, wherever npm has put it. */
const requireOfJest = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
const selectors: Selectors = requireOfJest('jsdom/lib/jsdom/living/helpers/selectors.js');
const wrappers: Wrappers = requireOfJest('jsdom/lib/jsdom/living/generated/utils.js');

/**
 * Spares jsdom most of its matching of rules with elements: a rule for a class is not tried on an element without it.
 * Each use of `getByRole` or `toBeVisible` asks for the styles of many elements, a page of MUI has hundreds of rules, one
 * for a class each, and trying every rule on every element was half of what the tests of pages took (jsdom/jsdom#3234).
 * To be called before anything else loads jsdom.
 */
export const matchStylesByClass = (): void => {
  const { matchesDontThrow } = selectors;
  const known = new Map<string, ReturnType<typeof classesDemandedBy>>();
  selectors.matchesDontThrow = (element, selector) => {
    // A rule like `@keyframes` has no selector.
    if (typeof selector === 'string') {
      if (!known.has(selector)) known.set(selector, classesDemandedBy(selector));
      const demanded = known.get(selector);
      if (demanded?.every((classes) => !classes.every((name) => element.classList.contains(name))))
        return false;
    }
    return matchesDontThrow(element, selector);
  };
};

/** Keeps what a window computed for an element until its document changes; jsdom puts it together anew at each question. */
export const keepComputedStyles = <Element extends StyledElement, Style extends object>(
  window: StyledWindow<Element, Style>,
): void => {
  const compute = window.getComputedStyle;
  const document = wrappers.implForWrapper(window.document);
  let cache: object | null = null;
  let styles = new WeakMap<Element, Style>();
  window.getComputedStyle = (element, pseudo) => {
    // What stands outside may change unnoticed.
    if (pseudo || !element?.isConnected || element.ownerDocument !== window.document)
      return compute(element, pseudo);
    if (cache === null || cache !== document._styleCache) styles = new WeakMap();
    const style = styles.get(element) ?? compute(element);
    styles.set(element, style);
    cache = document._styleCache;
    return style;
  };
};
