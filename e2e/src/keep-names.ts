/** The TypeScript loader wraps functions in this to keep their names, and a page has no such function: a script for it. */
export const KEEP_NAMES = 'globalThis.__name ??= (named) => named;';
