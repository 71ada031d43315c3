import { createRequire } from 'node:module';
import { classesDemandedBy } from './selector-classes.ts';

/** jsdom's internal objects of an element and a document. */
interface ElementImpl {
  readonly classList: { readonly contains: (name: string) => boolean };
}
interface DocumentImpl {
  /** The computed style of each element; replaced, or null, after any change of the document. */
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

/** The jsdom that Jest's environment uses, wherever npm has installed it. */
const requireOfJest = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
const selectors: Selectors = requireOfJest('jsdom/lib/jsdom/living/helpers/selectors.js');
const wrappers: Wrappers = requireOfJest('jsdom/lib/jsdom/living/generated/utils.js');

/**
 * Makes jsdom skip most matching of rules with elements: a rule for a class is not tried on an element without it. Each
 * use of `getByRole` or `toBeVisible` needs the styles of many elements, a page with MUI has hundreds of rules, one for
 * a class each, and trying every rule on every element took half the time of the page tests (jsdom/jsdom#3234). Must be
 * called before anything else loads jsdom.
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

/** Caches an element's computed style until its document changes; jsdom computes it again at each call. */
export const keepComputedStyles = <Element extends StyledElement, Style extends object>(
  window: StyledWindow<Element, Style>,
): void => {
  const compute = window.getComputedStyle;
  const document = wrappers.implForWrapper(window.document);
  let cache: object | null = null;
  let styles = new WeakMap<Element, Style>();
  window.getComputedStyle = (element, pseudo) => {
    // Elements outside the document may change unnoticed.
    if (pseudo || !element?.isConnected || element.ownerDocument !== window.document)
      return compute(element, pseudo);
    if (cache === null || cache !== document._styleCache) styles = new WeakMap();
    const style = styles.get(element) ?? compute(element);
    styles.set(element, style);
    cache = document._styleCache;
    return style;
  };
};
