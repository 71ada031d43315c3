/** 'Like this' or "like this"; an apostrophe inside a word neither begins nor ends one. */
const QUOTE = /(?<![A-Za-z0-9])'((?:[^'\n]|(?<=[A-Za-z])'(?=[a-z]))+?)'(?![A-Za-z])|"([^"\n]+)"/g;
/** A quotation mark that is not an apostrophe within a word, with its surroundings. */
const STRAY = /.{0,20}(?:(?<![A-Za-z])'|").{0,20}/g;

/** The quotations of a document of the specification, each text once, in order. */
export const quotesOf = (document: string): readonly string[] => [
  ...new Set([...document.matchAll(QUOTE)].map(([, single, double]) => single ?? double ?? '')),
];

/** Quotation marks left after the quotations are removed, with their surroundings: a quotation there was not read. */
export const strayMarks = (document: string): readonly string[] =>
  document.replace(QUOTE, '').match(STRAY) ?? [];
