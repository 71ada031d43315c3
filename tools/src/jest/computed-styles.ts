import { type DocumentImpl, type ElementImpl, loadStyleRules, wrappers } from './jsdom-internals.ts';

interface StyledElement {
  readonly isConnected: boolean;
  readonly ownerDocument: object;
}
interface ComputedStyle {
  getPropertyValue: (name: string) => string;
}
interface StyledWindow<Element extends StyledElement, Style extends ComputedStyle> {
  readonly document: object;
  getComputedStyle: (element: Element, pseudo?: string | null) => Style;
}

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
  const rules = loadStyleRules();
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
