/** '1 fault', '2 faults'; only for nouns with a plural in s. */
export const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
