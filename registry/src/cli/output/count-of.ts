/** '1 fault', '2 faults'; nouns that only take an s. */
export const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
