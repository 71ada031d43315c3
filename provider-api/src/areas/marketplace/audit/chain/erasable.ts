/** Personal data in entries about a visit or a review: whether the person came, and what the salon replied. */
export const ERASABLE: readonly string[] = ['attendance', 'reply'];

/** The action of an entry which records that fields were erased from another entry, whose id is its subject. */
export const ERASED = 'audit.erased';

/** The action of an entry which records that a year of old entries was taken out, through which link of the chain. */
export const RETIRED = 'audit.retired';
