import type { Page } from 'playwright-core';
import { layOutAll } from '../rendered.ts';

/** What a crawler reads of a page: its HTML alone, as no script of it has run. */
export interface CrawledPage {
  /** Path and query. */
  readonly address: string;
  readonly status: number;
  /** Whether the HTML came with the page's content. */
  readonly hasContent: boolean;
  readonly headings: readonly string[];
  readonly titles: readonly string[];
  readonly descriptions: readonly string[];
  /** The canonical address, its path and query on this site. */
  readonly canonicals: readonly string[];
  readonly robots: readonly string[];
  /** The visible text, in one line. */
  readonly text: string;
  /** The documents of its JSON-LD, those of a graph one by one. */
  readonly data: readonly Readonly<Record<string, unknown>>[];
  /** Addresses of links, as they are written. */
  readonly links: readonly string[];
  /** Markup of links without an address, and of pictures without a word on what they show or that they show nothing. */
  readonly unreadable: readonly string[];
}

/** The documents in the text of a JSON-LD script. @throws SyntaxError when it is not JSON */
const documentsIn = (json: string): readonly Record<string, unknown>[] => {
  const document = JSON.parse(json);
  return document['@graph'] ?? [document];
};

/** Opens a page of a site in a crawler’s page, and reads it. */
export const crawlPage = async (page: Page, siteUrl: string, address: string): Promise<CrawledPage> => {
  const answer = await page.goto(`${siteUrl}${address}`, { waitUntil: 'domcontentloaded' });
  const values = (selector: string, attribute: string): Promise<string[]> =>
    page
      .locator(selector)
      .evaluateAll((found, name) => found.map((element) => element.getAttribute(name) ?? ''), attribute);
  const canonicals = await values('link[rel="canonical"]', 'href');
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  await layOutAll(page);
  const read = {
    address,
    // What leads elsewhere is no page.
    status: answer?.request().redirectedFrom() ? 302 : (answer?.status() ?? 0),
    hasContent: (await page.locator('#root[data-rendered]').count()) === 1,
    headings: await page.locator('h1').allInnerTexts(),
    titles: await page.locator('head title').allTextContents(),
    descriptions: await values('meta[name="description"]', 'content'),
    canonicals: canonicals.map((canonical) => canonical.replace(siteUrl, '')),
    robots: await values('meta[name="robots"]', 'content'),
    text: (await page.locator('body').innerText()).replaceAll(/\s+/g, ' '),
    data: data.flatMap(documentsIn),
    links: await values('a[href]', 'href'),
    unreadable: await page
      .locator('a:not([href]), img:not([alt])')
      .evaluateAll((found) => found.map(({ outerHTML }) => outerHTML)),
  };
  return read;
};
