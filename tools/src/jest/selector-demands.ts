/** Selectors with quotes, escapes or comments: parsing them is not worth the effort for an optimisation. */
const TOO_HARD = /["'\\]|\/\*/;
/** The innermost parentheses or brackets: their content may concern other elements, or negate. */
const INNERMOST = /\([^()]*\)|\[[^[\]]*\]/g;
const COMBINATOR = /[\s>+~]+/;
const CLASS = /\.([^.#:*|]+)/g;
const TAG = /^[a-z][\w-]*(?![|\w-])/i;

/** What an element must have to match one alternative of a selector. */
export interface Demand {
  /** In lower case; undefined where any is fine. */
  readonly tag: string | undefined;
  readonly classes: readonly string[];
}

/**
 * What an element must have to match a selector: one demand for each of its alternatives.
 *
 * @returns undefined where some alternative demands nothing, or the selector is hard to parse
 *
 * @example
 * demandsOf('.css-1 .MuiChip-label:hover, a.link.on')
 * // [{ tag: undefined, classes: ['MuiChip-label'] }, { tag: 'a', classes: ['link', 'on'] }]
 */
export const demandsOf = (selector: string): readonly Demand[] | undefined => {
  if (TOO_HARD.test(selector)) return undefined;
  const demands = withoutNested(selector).split(',').map(demandOfSubject);
  return demands.every(({ tag, classes }) => tag !== undefined || classes.length > 0) ? demands : undefined;
};

const withoutNested = (selector: string): string => {
  const outer = selector.replaceAll(INNERMOST, '');
  return outer === selector ? outer : withoutNested(outer);
};

/**
 * Of the last part, `item` for `.list > .item`: the element itself must have its classes, its ancestors may differ.
 */
const demandOfSubject = (alternative: string): Demand => {
  const subject = alternative.trim().split(COMBINATOR).at(-1) ?? '';
  return {
    tag: TAG.exec(subject)?.[0].toLowerCase(),
    classes: [...subject.matchAll(CLASS)].map(([, name]) => name ?? ''),
  };
};
