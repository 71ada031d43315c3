/** Selectors with quotes, escapes or comments: parsing them is not worth the effort for an optimisation. */
const TOO_HARD = /["'\\]|\/\*/;
/** The innermost parentheses or brackets: their content may concern other elements, or negate. */
const INNERMOST = /\([^()]*\)|\[[^[\]]*\]/g;
const COMBINATOR = /[\s>+~]+/;
const CLASS = /\.([^.#:*|]+)/g;

/**
 * The classes without which no element matches a selector: one set for each of its alternatives.
 *
 * @returns undefined where some alternative demands no class, or the selector is hard to parse
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

/**
 * The classes of the last part, `item` for `.list > .item`: the element itself must have them, its ancestors may
 * differ.
 */
const classesOfSubject = (alternative: string): readonly string[] => {
  const subject = alternative.trim().split(COMBINATOR).at(-1) ?? '';
  return [...subject.matchAll(CLASS)].map(([, name]) => name ?? '');
};
