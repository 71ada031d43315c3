import { type Declaration, type ElementImpl, loadStyleRules, selectors } from './jsdom-internals.ts';
import { mayMatch, rulesFor } from './style-index.ts';

const OWN = Symbol('the element itself');
interface Narrowed extends ElementImpl {
  readonly [OWN]?: ElementImpl;
}

/** The element in a document that has no rules but those that may match it. */
const narrowed = (element: ElementImpl): Narrowed =>
  Object.create(element, {
    [OWN]: { value: element },
    _ownerDocument: {
      value: { _styleCache: null, styleSheets: { _list: [{ cssRules: rulesFor(element) }] } },
    },
  });

/**
 * Makes jsdom skip most matching of rules with elements: a rule for a class or a tag is not tried on an element without
 * it. Each use of `getByRole` or `toBeVisible` needs the styles of many elements, a page with MUI has hundreds of rules,
 * one for a class each, and trying every rule on every element took half the time of the page tests (jsdom/jsdom#3234).
 * Must be called before anything else loads jsdom.
 */
export const matchStylesByClass = (): void => {
  const { matchesDontThrow } = selectors;
  selectors.matchesDontThrow = (element: Narrowed, selector) => {
    // jsdom's own sheet is not among the document's: its rules are for tags.
    if (typeof selector === 'string' && !mayMatch(element, selector)) return false;
    return matchesDontThrow(element[OWN] ?? element, selector);
  };
  const rules = loadStyleRules();
  const { getDeclarationForElement } = rules;
  rules.getDeclarationForElement = (element) => {
    const document = element._ownerDocument;
    const declared = document._styleCache?.get(element) ?? getDeclarationForElement(narrowed(element));
    // It may have been emptied meanwhile, as for a textarea.
    document._styleCache ??= new WeakMap<ElementImpl, Declaration>();
    document._styleCache.set(element, declared);
    return declared;
  };
};
