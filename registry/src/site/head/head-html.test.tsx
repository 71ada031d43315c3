import type { Head } from './head.ts';
import { headHtml } from './head-html.ts';

const HEAD: Head = {
  title: 'Marigold House, Kondapur · Sundara',
  description: 'Rated 4.6 by 31 "customers" & more',
  canonical: '/salon/s1',
  image: { url: '/cover.webp?w=1280', width: 1280, height: 853, alt: '' },
  indexed: true,
  structuredData: [],
};
const parse = (head: Partial<Head> = {}) =>
  new DOMParser().parseFromString(
    `<head>${headHtml({ ...HEAD, ...head }, 'https://sundara.example')}</head>`,
    'text/html',
  );
const content = (page: Document, name: string) =>
  page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

test('search engines and link previews read whole addresses', () => {
  const page = parse();
  expect(page.title).toBe(HEAD.title);
  expect(content(page, 'description')).toBe(HEAD.description);
  expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    'https://sundara.example/salon/s1',
  );
  expect(content(page, 'og:url')).toBe('https://sundara.example/salon/s1');
  expect(content(page, 'og:image')).toBe('https://sundara.example/cover.webp?w=1280');
});

test('a page that is not to be found says so, and speaks for no other address', () => {
  const page = parse({ indexed: false, structuredData: ['{"@type":"BeautySalon"}'] });
  expect(content(page, 'robots')).toBe('noindex');
  expect(page.querySelector('link[rel=canonical], script')).toBeNull();
});

test('structured data keeps its words, whole addresses, and can end no element', () => {
  const name = '</script><script>alert(1)</script>';
  const data = {
    '@id': '/salon/s1',
    name,
    geo: { path: '/kept' },
    image: ['/a.webp', 'https://x.example/b'],
  };
  // The last one is no JSON.
  const page = parse({ structuredData: [JSON.stringify(data), '{'] });
  const scripts = page.querySelectorAll('script');
  expect(scripts).toHaveLength(1);
  expect(scripts[0]?.getAttribute('type')).toBe('application/ld+json');
  expect(JSON.parse(scripts[0]?.textContent ?? '')).toEqual({
    '@id': 'https://sundara.example/salon/s1',
    name,
    geo: { path: '/kept' },
    image: ['https://sundara.example/a.webp', 'https://x.example/b'],
  });
});
