/** A picture for link previews; the address is a path of the site, the size in pixels. */
export interface HeadImage {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** The description of a page for search engines and link previews; its addresses are paths of the site. */
export interface Head {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly image: HeadImage;
  /** Whether search engines may show it. */
  readonly indexed: boolean;
  /** JSON-LD documents as texts, read only when the page's HTML is written; one that is no JSON is left out. */
  readonly structuredData: readonly string[];
}
