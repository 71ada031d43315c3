import { createRequire } from 'node:module';

/** Objects inside jsdom, as far as styles need them. */
export interface ElementImpl {
  readonly _localName: string;
  readonly _ownerDocument: DocumentImpl;
  readonly classList: { readonly contains: (name: string) => boolean };
  readonly getAttributeNS: (namespace: null, name: string) => string | null;
}
export interface DocumentImpl {
  /** What rules declare for each element; replaced, or null, after any change of the document. */
  _styleCache: WeakMap<ElementImpl, Declaration> | null;
  readonly styleSheets: { readonly _list: readonly Sheet[] };
}
export interface Declaration {
  readonly getPropertyValue: (name: string) => string;
}
export interface Rule {
  readonly selectorText?: string;
  /** Of a rule that holds others. */
  readonly media?: ArrayLike<string>;
  readonly cssRules?: ArrayLike<Rule>;
}
export interface Sheet {
  readonly cssRules: ArrayLike<Rule>;
}

interface Selectors {
  matchesDontThrow: (element: ElementImpl, selector: string) => boolean;
}
interface StyleRules {
  /** What the rules and the element's own style declare. */
  getDeclarationForElement: (element: ElementImpl) => Declaration;
  /** Of a property that jsdom inherits, or has a first value for. */
  readonly getResolvedValue: (element: ElementImpl, name: string) => string;
}
interface Wrappers {
  readonly implForWrapper: <Impl>(wrapper: object) => Impl;
}

/** The jsdom that Jest's environment uses, wherever npm has installed it. */
const requireOfJest = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));

export const selectors: Selectors = requireOfJest('jsdom/lib/jsdom/living/helpers/selectors.js');
export const wrappers: Wrappers = requireOfJest('jsdom/lib/jsdom/living/generated/utils.js');
/** Keeps what `selectors` holds when it is loaded. */
export const loadStyleRules = (): StyleRules =>
  requireOfJest('jsdom/lib/jsdom/living/helpers/style-rules.js');
