import type { DocumentImpl, ElementImpl, Rule, Sheet } from './jsdom-internals.ts';
import { type Demand, demandsOf } from './selector-demands.ts';

interface Placed {
  readonly rule: Rule;
  readonly order: number;
}

/** Rules by a tag or a class without which no element matches them. */
interface StyleIndex {
  readonly sheets: readonly { readonly sheet: Sheet; readonly length: number }[];
  readonly byKey: ReadonlyMap<string, readonly Placed[]>;
}

const ANY = '*';
const keyOf = ({ tag, classes: [first] }: Demand): string => (first === undefined ? `${tag}` : `.${first}`);
const keysOf = ({ selectorText }: Rule): readonly string[] =>
  (selectorText === undefined ? undefined : demandsOnce(selectorText))?.map(keyOf) ?? [ANY];

/** As jsdom reads a sheet: of rules for media it knows those for screens. */
const rulesOf = ({ cssRules }: Sheet): readonly Rule[] =>
  Array.from(cssRules).flatMap((rule) => {
    if (!rule.media) return [rule];
    return Array.from(rule.media).includes('screen') ? Array.from(rule.cssRules ?? []) : [];
  });

const demands = new Map<string, readonly Demand[] | undefined>();
const demandsOnce = (selector: string): readonly Demand[] | undefined => {
  if (!demands.has(selector)) demands.set(selector, demandsOf(selector));
  return demands.get(selector);
};

/** Whether the element has the tag and the classes of some alternative of a selector. */
export const mayMatch = ({ _localName, classList }: ElementImpl, selector: string): boolean =>
  demandsOnce(selector)?.some(
    ({ tag, classes }) =>
      (tag === undefined || tag === _localName.toLowerCase()) &&
      classes.every((name) => classList.contains(name)),
  ) ?? true;

const makeIndex = (sheets: readonly Sheet[]): StyleIndex => {
  const byKey = new Map<string, Placed[]>();
  for (const [order, rule] of sheets.flatMap(rulesOf).entries())
    for (const key of new Set(keysOf(rule))) {
      const placed = byKey.get(key);
      if (placed) placed.push({ rule, order });
      else byKey.set(key, [{ rule, order }]);
    }
  return { sheets: sheets.map((sheet) => ({ sheet, length: sheet.cssRules.length })), byKey };
};

const isOf = ({ sheets }: StyleIndex, now: readonly Sheet[]): boolean =>
  sheets.length === now.length &&
  sheets.every(({ sheet, length }, at) => sheet === now[at] && sheet.cssRules.length === length);

const known = new WeakMap<DocumentImpl, StyleIndex>();

/** The rules of a document's sheets that may match an element, in their order. */
export const rulesFor = (element: ElementImpl): readonly Rule[] => {
  const { _ownerDocument: document, _localName: tag } = element;
  const sheets = document.styleSheets._list;
  const found = known.get(document);
  const index = found && isOf(found, sheets) ? found : makeIndex(sheets);
  known.set(document, index);
  const classes = (element.getAttributeNS(null, 'class') ?? '').split(/\s+/);
  const keys = new Set([ANY, tag.toLowerCase(), ...classes.map((name) => `.${name}`)]);
  const placed = new Set([...keys].flatMap((key) => index.byKey.get(key) ?? []));
  return [...placed].toSorted((one, other) => one.order - other.order).map(({ rule }) => rule);
};
