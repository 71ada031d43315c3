/** What entries about a visit or a review hold of a person: whether they came, and what the salon answered them. */
export const ERASABLE: readonly string[] = ['attendance', 'reply'];

/** The action of the entry which says that fields were taken out of another one, whose id is its subject. */
export const ERASED = 'audit.erased';
