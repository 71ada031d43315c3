/**
 * A text as the specification quotes it; where the product inserts a value, also as its source writes it and as its
 * test reads it. `{…}` stands for the inserted value.
 */
export type QuotedText =
  | string
  | {
      readonly text: string;
      /** In the source; `text` by default. */
      readonly written?: string;
      /** In the test; `written` by default. */
      readonly seen?: string;
    };

/** Texts of one state of one screen: the module that shows them, and the test that checks them. */
export interface Shown {
  /** The screen and its state: 'Home, nothing found'. */
  readonly screen: string;
  /** Files, from the repository's root. */
  readonly source: string;
  readonly test: string;
  readonly texts: readonly QuotedText[];
}

/** A quotation that no screen shows, and the reason. */
export interface Exception {
  readonly text: string;
  readonly reason: string;
}

export interface SpecDocument {
  /** Its name in the folder of the specification. */
  readonly file: string;
  readonly shown: readonly Shown[];
  readonly exceptions: readonly Exception[];
}

/** How an entry's text is quoted, written and seen. */
export const formsOf = (entry: QuotedText): { text: string; written: string; seen: string } => {
  if (typeof entry === 'string') return { text: entry, written: entry, seen: entry };
  const { text, written = text, seen = written } = entry;
  return { text, written, seen };
};
