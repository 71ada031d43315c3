import { createRequire } from 'node:module';
import { type Demand, demandsOf } from './selector-demands.ts';

/** jsdom's internal objects of an element and a document. */
interface ElementImpl {
  readonly _localName: string;
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
  readonly implForWrapper: <Impl>(wrapper: object) => Impl;
}
interface StyleRules {
  /** What the rules and the element's own style declare. */
  readonly getDeclarationForElement: (element: ElementImpl) => { getPropertyValue: (name: string) => string };
  /** Of a property that jsdom inherits, or has a first value for. */
  readonly getResolvedValue: (element: ElementImpl, name: string) => string;
}
interface StyledElement {
  readonly isConnected: boolean;
  readonly ownerDocument: object;
}
interface ComputedStyle {
  getPropertyValue: (name: string) => string;
}
export interface StyledWindow<Element extends StyledElement, Style extends ComputedStyle> {
  readonly document: object;
  getComputedStyle: (element: Element, pseudo?: string | null) => Style;
}

/** The jsdom that Jest's environment uses, wherever npm has installed it. */
const requireOfJest = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
const selectors: Selectors = requireOfJest('jsdom/lib/jsdom/living/helpers/selectors.js');
const wrappers: Wrappers = requireOfJest('jsdom/lib/jsdom/living/generated/utils.js');

/** Whether no alternative of a selector can match the element. */
const isNone = (demands: readonly Demand[], { _localName, classList }: ElementImpl): boolean =>
  demands.every(
    ({ tag, classes }) =>
      (tag !== undefined && tag !== _localName.toLowerCase()) ||
      !classes.every((name) => classList.contains(name)),
  );

/**
 * Makes jsdom skip most matching of rules with elements: a rule for a class or a tag is not tried on an element without it. Each
 * use of `getByRole` or `toBeVisible` needs the styles of many elements, a page with MUI has hundreds of rules, one for
 * a class each, and trying every rule on every element took half the time of the page tests (jsdom/jsdom#3234). Must be
 * called before anything else loads jsdom.
 */
export const matchStylesByClass = (): void => {
  const { matchesDontThrow } = selectors;
  const known = new Map<string, readonly Demand[] | undefined>();
  selectors.matchesDontThrow = (element, selector) => {
    // A rule like `@keyframes` has no selector.
    if (typeof selector === 'string') {
      if (!known.has(selector)) known.set(selector, demandsOf(selector));
      const demands = known.get(selector);
      if (demands && isNone(demands, element)) return false;
    }
    return matchesDontThrow(element, selector);
  };
};

/** Whether jsdom resolves it, by the names under which scripts ask for it. */
const ASKED_MOST: Readonly<Record<string, { readonly name: string; readonly isResolved: boolean }>> = {
  display: { name: 'display', isResolved: false },
  visibility: { name: 'visibility', isResolved: true },
  pointerEvents: { name: 'pointer-events', isResolved: true },
  'pointer-events': { name: 'pointer-events', isResolved: true },
};

/**
 * A computed style that answers what is asked most by itself. jsdom computes all properties for each element, colours
 * included, while roles, names and presses ask whether it is shown.
 */
const answering = <Style extends ComputedStyle>(element: object, compute: () => Style): Style => {
  // It reads the selectors when it is loaded, so only after they were replaced.
  const rules: StyleRules = requireOfJest('jsdom/lib/jsdom/living/helpers/style-rules.js');
  const impl: ElementImpl = wrappers.implForWrapper(element);
  const answerOf = (key: string): string | undefined => {
    const asked = Object.hasOwn(ASKED_MOST, key) ? ASKED_MOST[key] : undefined;
    if (!asked) return undefined;
    const { name, isResolved } = asked;
    return isResolved
      ? rules.getResolvedValue(impl, name)
      : rules.getDeclarationForElement(impl).getPropertyValue(name);
  };
  let computed: Style | undefined;
  const whole = (): Style => {
    computed ??= compute();
    return computed;
  };
  const read = (key: string | symbol): unknown => {
    const value: unknown = Reflect.get(whole(), key);
    return typeof value === 'function' ? value.bind(whole()) : value;
  };
  const getPropertyValue = (name: string): string => answerOf(name) ?? whole().getPropertyValue(name);
  return new Proxy({} as Style, {
    get: (_, key) => {
      if (key === 'getPropertyValue') return getPropertyValue;
      return (typeof key === 'string' ? answerOf(key) : undefined) ?? read(key);
    },
    has: (_, key) => Reflect.has(whole(), key),
    getPrototypeOf: () => Reflect.getPrototypeOf(whole()),
  });
};

/** Caches an element's computed style until its document changes; jsdom computes it again at each call. */
export const keepComputedStyles = <Element extends StyledElement, Style extends ComputedStyle>(
  window: StyledWindow<Element, Style>,
): void => {
  const compute = window.getComputedStyle;
  const document: DocumentImpl = wrappers.implForWrapper(window.document);
  let cache: object | null = null;
  let styles = new WeakMap<Element, Style>();
  window.getComputedStyle = (element, pseudo) => {
    // Elements outside the document may change unnoticed.
    if (pseudo || !element?.isConnected || element.ownerDocument !== window.document)
      return compute(element, pseudo);
    if (cache === null || cache !== document._styleCache) styles = new WeakMap();
    const style = styles.get(element) ?? answering(element, () => compute(element));
    styles.set(element, style);
    cache = document._styleCache;
    return style;
  };
};
