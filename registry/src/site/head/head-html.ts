import { escapeHtml, scriptJson } from '../http/escape.ts';
import { absoluteData } from './absolute-data.ts';
import type { Head } from './head.ts';
import { SITE_NAME } from './site-words.ts';

const meta = (attribute: 'name' | 'property', name: string, content: string | number): string =>
  `<meta ${attribute}="${name}" content="${escapeHtml(String(content))}">`;

const parsed = (json: string): readonly unknown[] => {
  try {
    return [JSON.parse(json)];
  } catch {
    return [];
  }
};

/**
 * The tags of a page's head for search engines and link previews; `origin` makes the addresses absolute. A page that
 * must not be indexed says so and names no canonical address, which would affect another page.
 */
export const headHtml = (head: Head, origin: string): string => {
  const { title, description, canonical, image, indexed, structuredData } = head;
  const address = `${origin}${canonical}`;
  const data = structuredData
    .flatMap(parsed)
    .map(
      (document) =>
        `<script type="application/ld+json">${scriptJson(absoluteData(document, origin))}</script>`,
    );
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    indexed ? `<link rel="canonical" href="${escapeHtml(address)}">` : meta('name', 'robots', 'noindex'),
    meta('property', 'og:site_name', SITE_NAME),
    meta('property', 'og:locale', 'en_IN'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:image', `${origin}${image.url}`),
    meta('property', 'og:image:width', image.width),
    meta('property', 'og:image:height', image.height),
    meta('property', 'og:image:alt', image.alt),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(indexed ? data : []),
  ].join('\n');
};
