import { ask } from '../ask.ts';
import type { CrawledPage } from './crawled-page.ts';

/** How many links are followed at once. */
const AT_ONCE = 8;

/** Addresses within the site that the links of pages lead to, each once. */
export const innerLinks = (siteUrl: string, pages: readonly CrawledPage[]): readonly string[] => {
  const urls = pages.flatMap(({ address, links }) =>
    links.map((link) => new URL(link, `${siteUrl}${address}`)).filter(({ origin }) => origin === siteUrl),
  );
  return [...new Set(urls.map(({ pathname, search }) => `${pathname}${search}`))];
};

/** Those of the addresses that are answered with an error: '404 /nowhere'. */
export const deadLinks = async (
  siteUrl: string,
  addresses: readonly string[],
): Promise<readonly string[]> => {
  const left = [...addresses];
  const dead: string[] = [];
  const askOn = async (): Promise<void> => {
    for (let address = left.pop(); address; address = left.pop()) {
      const { status } = await ask(`${siteUrl}${address}`, { headers: { accept: 'text/html' } });
      if (status >= 400) dead.push(`${status} ${address}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askOn));
  return dead;
};
