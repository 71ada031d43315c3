import { assetAt } from '../testing/page-data.builder.ts';
import { fetchEarly } from './early-scripts.ts';

const home = assetAt('/remotes/discovery/1.0.0/home.js');
const search = assetAt('/remotes/discovery/1.0.0/search.js');
const hrefs = (page: Document) => [...page.querySelectorAll('link')].map((link) => link.getAttribute('href'));

test('what the HTML has asked for, or was asked for before, is not asked for again', () => {
  const page = new DOMParser().parseFromString(
    `<body><link rel="preload" as="script" href="${home.url}"></body>`,
    'text/html',
  );
  fetchEarly(page, [home, search], 'preload');
  fetchEarly(page, [search], 'preload');
  expect(hrefs(page)).toEqual([search.url, home.url]);
});
