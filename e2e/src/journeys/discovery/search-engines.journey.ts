import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DESKTOP, visit } from '../../browser.ts';
import { mappedPages } from '../../crawler/sitemap.ts';
import { journeys } from '../../journeys.ts';
import { PUBLIC_PAGES } from '../../public-pages.ts';

const decoded = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** The metadata in the head of a page's HTML, before any script has run. */
const headOf = async (address: string) => {
  const answer = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
  const [html = ''] = (await answer.text()).split('</head>');
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => decoded(found));
  const meta = (name: string) => all(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'));
  return {
    status: answer.status,
    titles: all(/<title>([^<]*)<\/title>/g),
    descriptions: meta('description'),
    canonical: all(/<link rel="canonical" href="([^"]*)"/g),
    robots: meta('robots'),
    preview: { title: meta('og:title')[0], image: meta('og:image')[0] ?? '', address: meta('og:url')[0] },
    data: all(/<script type="application\/ld\+json">(.*?)<\/script>/gs).flatMap((json) => {
      const document = JSON.parse(json);
      return document['@graph'] ?? [document];
    }),
  };
};

const textOf = async (address: string): Promise<string> => (await fetch(address)).text();

journeys('what search engines and link previews read', {}, (running) => {
  test('each public page has words, an address and a picture of its own in its HTML', async () => {
    const { url } = running().site;
    const heads = await Promise.all(PUBLIC_PAGES.map((page) => headOf(`${url}${page}`)));
    for (const [at, head] of heads.entries()) {
      const page = PUBLIC_PAGES[at] ?? '';
      assert.equal(head.status, 200, page);
      assert.deepEqual([head.titles.length, head.descriptions.length], [1, 1], page);
      assert.deepEqual(head.canonical, [`${url}${page}`], page);
      assert.deepEqual(head.robots, [], page);
      assert.equal(head.preview.address, `${url}${page}`, page);
      const image = await fetch(head.preview.image);
      assert.match(image.headers.get('content-type') ?? '', /^image\//, page);
      await image.body?.cancel();
    }
    assert.equal(new Set(heads.map(({ titles }) => titles[0])).size, PUBLIC_PAGES.length, 'titles differ');
    assert.equal(
      new Set(heads.map(({ descriptions }) => descriptions[0])).size,
      PUBLIC_PAGES.length,
      'descriptions differ',
    );
  });

  test('a salon page says its name, place, hours, prices and rating as schema.org has them', async () => {
    const { url } = running().site;
    const answer = await (await fetch(`${url}/api/public/salons?limit=100`)).json();
    const salon = answer.salons.find((each: { reviews: number }) => each.reviews > 0);
    const head = await headOf(`${url}/salon/${salon.id}?utm_source=mail`);
    assert.match(head.titles[0] ?? '', new RegExp(`^${salon.name}, ${salon.address.sublocality}`));
    assert.deepEqual(head.canonical, [`${url}/salon/${salon.id}`]);
    const found = head.data.find(({ '@type': type }: { '@type': string }) => /Salon|Spa/.test(type));
    assert(found, `no salon among ${JSON.stringify(head.data)}`);
    assert.equal(found.name, salon.name);
    assert.equal(found.url, `${url}/salon/${salon.id}`);
    assert.match(found.priceRange, /^₹[\d,]+ - ₹[\d,]+$/);
    assert.equal(found.address.addressLocality.includes('Hyderabad'), true);
    assert.equal(found.aggregateRating.reviewCount, salon.reviews);
    assert.equal(Number(found.aggregateRating.ratingValue), salon.rating);
    assert.notEqual(found.openingHoursSpecification.length, 0);
    const unrated = answer.salons.find((each: { reviews: number }) => each.reviews === 0);
    const { data } = await headOf(`${url}/salon/${unrated.id}`);
    assert.equal(
      JSON.stringify(data).includes('aggregateRating'),
      false,
      'a salon without reviews claims no rating',
    );
  });

  test('what is not there, not public or not meant to be found is not to be shown', async () => {
    const { url } = running().site;
    for (const [page, status] of [
      ['/nowhere', 404],
      ['/salon/nothing', 404],
      ['/dashboard', 200],
    ] as const) {
      const head = await headOf(`${url}${page}`);
      assert.deepEqual([head.status, head.robots, head.canonical], [status, ['noindex'], []], page);
    }
  });

  test('the site map names every page and every salon, each of which answers', async () => {
    const { url } = running().site;
    assert.match(await textOf(`${url}/robots.txt`), new RegExp(`Sitemap: ${url}/sitemap.xml`));
    const pages = await mappedPages(url);
    for (const page of PUBLIC_PAGES)
      assert.equal(pages.includes(`${url}${page}`), true, `${page} is in the map`);
    const salons = pages.filter((page) => page.startsWith(`${url}/salon/`));
    assert.equal(salons.length, 144);
    for (const page of salons.slice(0, 3)) assert.equal((await headOf(page)).status, 200, page);
  });

  test('the address for sharing follows the visitor through the site', async () => {
    const { site, browser } = running();
    const { page, context, faults } = await visit(browser, DESKTOP, site.url);
    const canonical = () => page.locator('link[rel=canonical]').getAttribute('href');
    await page.goto('/');
    assert.equal(await canonical(), `${site.url}/`);
    const salon = page.getByRole('article').first().getByRole('link').first();
    const name = (await salon.textContent()) ?? '';
    await salon.click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    assert.equal(await canonical(), page.url());
    assert.deepEqual(faults, []);
    await context.close();
  });
});
