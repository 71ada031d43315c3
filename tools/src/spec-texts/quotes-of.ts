/** 'Like this' or "like this"; an apostrophe inside a word neither begins nor ends one. */
const QUOTE = /(?<![A-Za-z0-9])'((?:[^'\n]|(?<=[A-Za-z])'(?=[a-z]))+?)'(?![A-Za-z])|"([^"\n]+)"/g;
/** A mark that no word has. */
const STRAY = /.{0,20}(?:(?<![A-Za-z])'|").{0,20}/g;

/** What a document of the specification quotes, each text once, in its order. */
export const quotesOf = (document: string): readonly string[] => [
  ...new Set([...document.matchAll(QUOTE)].map(([, single, double]) => single ?? double ?? '')),
];

/** Marks that are left without the quotations, with what is around them: there something quoted was not read. */
export const strayMarks = (document: string): readonly string[] =>
  document.replace(QUOTE, '').match(STRAY) ?? [];
