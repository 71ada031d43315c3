import { escapeHtml } from '../http/escape.ts';

/** One page of the site map: its address, and when it last changed, an ISO instant. */
export interface SitemapEntry {
  readonly address: string;
  readonly changedAt?: string;
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const document = (list: string, entry: string, entries: readonly SitemapEntry[]): string => {
  const lines = entries.map(({ address, changedAt }) => {
    const changed = changedAt ? `<lastmod>${escapeHtml(changedAt)}</lastmod>` : '';
    return `<${entry}><loc>${escapeHtml(address)}</loc>${changed}</${entry}>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="${NAMESPACE}">\n${lines.join('\n')}\n</${list}>\n`;
};

/** A map of pages in the sitemaps.org format: at most 50,000 entries. */
export const urlSetXml = (entries: readonly SitemapEntry[]): string => document('urlset', 'url', entries);

/** A map of maps. */
export const sitemapIndexXml = (entries: readonly SitemapEntry[]): string =>
  document('sitemapindex', 'sitemap', entries);
