/** What quotes, escapes and comments hide is not worth reading for a hint. */
const TOO_HARD = /["'\\]|\/\*/;
/** The innermost parentheses or brackets: what stands there may speak of other elements, or say what must not be. */
const INNERMOST = /\([^()]*\)|\[[^[\]]*\]/g;
const COMBINATOR = /[\s>+~]+/;
const CLASS = /\.([^.#:*|]+)/g;

/**
 * The classes without which no element matches a selector: one set for each of its alternatives.
 *
 * @returns nothing where some alternative demands no class, or the selector is hard to read
 *
 * @example
 * classesDemandedBy('.css-1 .MuiChip-label:hover, a.link.on') // [['MuiChip-label'], ['link', 'on']]
 */
export const classesDemandedBy = (selector: string): readonly (readonly string[])[] | undefined => {
  if (TOO_HARD.test(selector)) return undefined;
  const demanded = withoutNested(selector).split(',').map(classesOfSubject);
  return demanded.every(({ length }) => length > 0) ? demanded : undefined;
};

const withoutNested = (selector: string): string => {
  const outer = selector.replaceAll(INNERMOST, '');
  return outer === selector ? outer : withoutNested(outer);
};

/** Of `.list > .item` that is `item`: the element itself has to have it, those around it may be anything. */
const classesOfSubject = (alternative: string): readonly string[] => {
  const subject = alternative.trim().split(COMBINATOR).at(-1) ?? '';
  return [...subject.matchAll(CLASS)].map(([, name]) => name ?? '');
};
