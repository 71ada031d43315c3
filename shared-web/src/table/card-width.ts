/**
 * Rows are cards in a container narrower than this: on an upright tablet seven columns of names, addresses and actions
 * wrap to four lines and more.
 */
export const AS_CARDS = '@container (max-width: 859.95px)';

/** Rows are a table from here on. */
export const AS_TABLE = '@container (min-width: 860px)';
