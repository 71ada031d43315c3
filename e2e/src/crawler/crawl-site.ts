import assert from 'node:assert/strict';
import { ask } from '../ask.ts';
import type { Running } from '../journeys.ts';
import type { PUBLIC_PAGES } from '../public-pages.ts';
import { untilRendered } from '../rendered.ts';
import { type CrawledPage, crawlPage } from './crawled-page.ts';
import { openCrawler } from './crawler.ts';
import { mappedPages } from './sitemap.ts';

/** The heading of each page that is no salon's, by its address. */
export const HEADINGS = {
  '/': 'Discover and Book the Best Beauty Services',
  '/salons': 'Salons in Hyderabad',
  '/about': 'About Sundara',
  '/contact': 'Contact us',
  '/list-your-business': 'List your business',
  '/terms': 'Terms of Use',
  '/privacy': 'Privacy',
  '/cancellation-refund': 'Cancellation & Refund',
  '/shipping-delivery': 'Shipping & Delivery',
  '/?location=Ameerpet': 'Discover and Book the Best Beauty Services',
  '/salons?page=2': 'Salons in Hyderabad',
  '/salons?specialty=Spa': 'Spas in Hyderabad',
  '/salons?specialty=Spa&page=2': 'Spas in Hyderabad',
  '/salons?specialty=Hair&sublocality=Kondapur': 'Hair salons in Kondapur',
  '/salons?q=massage': 'Salons in Hyderabad matching “massage”',
  '/salons?rating=4.5&sort=name_asc': 'Salons in Hyderabad',
} as const satisfies Readonly<Record<(typeof PUBLIC_PAGES)[number], string>> &
  Readonly<Record<string, string>>;

/** One of so many salons is read, in the order of their names, and one without reviews. */
const EACH = 13;

/** What the API says of a salon. */
export interface Salon {
  readonly id: string;
  readonly name: string;
  readonly reviews: number;
  /** Prices in rupees. */
  readonly services: readonly { readonly name: string; readonly price: number }[];
}

export interface CrawledSite {
  /** Every page that was read. */
  readonly pages: readonly CrawledPage[];
  /** Those of salons; the last one is the first salon's at its old address. */
  readonly salonPages: readonly { readonly page: CrawledPage; readonly salon: Salon }[];
}

/** Addresses of some salons' pages, as the site map has them. */
const salonAddresses = async (url: string): Promise<readonly string[]> => {
  const { text } = await ask(`${url}/api/public/salons?limit=100&sort=name_asc`);
  const salons: readonly Salon[] = JSON.parse(text).salons;
  const unrated = salons.find(({ reviews }) => reviews === 0);
  const mapped = await mappedPages(url);
  return salons
    .filter((salon, place) => place % EACH === 0 || salon === unrated)
    .map(({ id }) => {
      const address = mapped.find((one) => one === `${url}/salon/${id}`);
      assert.ok(address, `${id} is in the site map`);
      return address.replace(url, '');
    });
};

/** Reads pages of all kinds as a crawler does, once each has been rendered. */
export const crawlSite = async ({ site: { url }, browser }: Running): Promise<CrawledSite> => {
  const crawler = await openCrawler(browser);
  const crawl = async (address: string): Promise<CrawledPage> => {
    await untilRendered(`${url}${address}`);
    return crawlPage(crawler, url, address);
  };
  const pages: CrawledPage[] = [];
  for (const address of Object.keys(HEADINGS)) pages.push(await crawl(address));
  const salons = await salonAddresses(url);
  const old = salons.slice(0, 1).map((address) => address.replace('/salon/', '/customer/store?id='));
  const salonPages: CrawledSite['salonPages'][number][] = [];
  for (const address of [...salons, ...old]) {
    const { text } = await ask(`${url}/api/public/salons/${address.replace(/.*[/=]/, '')}`);
    salonPages.push({ page: await crawl(address), salon: JSON.parse(text).salon });
  }
  await crawler.context().close();
  return { pages: [...pages, ...salonPages.map(({ page }) => page)], salonPages };
};
