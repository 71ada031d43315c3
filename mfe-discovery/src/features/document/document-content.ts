/** A table with its columns' names; the first cell of a row names the row. */
export interface DocumentTable {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A paragraph, a list, a table, or a note that stands out. `[words](/address)` in a text is a link. */
export type DocumentBlock =
  | string
  | { readonly list: readonly string[] }
  | { readonly table: DocumentTable }
  | { readonly note: string };

export interface DocumentSection {
  /** Its anchor: '/terms#accounts'. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly DocumentBlock[];
}

/** A text page. */
export interface DocumentContent {
  readonly title: string;
  /** What the page is about, in a sentence or two. */
  readonly lead: string;
  /** The day of the last change, '2026-11-21'. */
  readonly changed: string;
  readonly sections: readonly DocumentSection[];
}
