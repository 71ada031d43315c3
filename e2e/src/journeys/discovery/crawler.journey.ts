import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { ask } from '../../ask.ts';
import { type CrawledSite, crawlSite, HEADINGS } from '../../crawler/crawl-site.ts';
import { deadLinks, innerLinks } from '../../crawler/dead-links.ts';
import { journeys } from '../../journeys.ts';

/** What a program writes where it lacks a word. */
const NO_WORDS = /undefined|NaN|\[object|Invalid Date/;
const PRICE = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

journeys('what a crawler reads', {}, (running) => {
  let { pages, salonPages }: CrawledSite = { pages: [], salonPages: [] };
  before(async () => {
    ({ pages, salonPages } = await crawlSite(running()));
  });

  test('each of more than 20 pages is there, with its content under one heading', () => {
    const headings = new Map<string, string>([
      ...Object.entries(HEADINGS),
      ...salonPages.map(({ page, salon }) => [page.address, salon.name] as const),
    ]);
    assert.ok(pages.length >= 20);
    for (const { address, status, hasContent, headings: found } of pages)
      assert.deepEqual([status, hasContent, found], [200, true, [headings.get(address)]], address);
  });

  test('two pages share a title or a description only if one of them stands for both', () => {
    for (const { address, titles, descriptions, canonicals, robots } of pages) {
      const counts = [titles, descriptions, canonicals].map(({ length }) => length);
      assert.deepEqual([counts, robots], [[1, 1, 1], []], address);
    }
    for (const words of ['titles', 'descriptions'] as const) {
      const standsFor = new Map(pages.map((page) => [page[words][0], page.canonicals[0]]));
      for (const page of pages) {
        assert.ok(page[words][0], `${page.address} has ${words}`);
        assert.equal(standsFor.get(page[words][0]), page.canonicals[0], `${words} of ${page.address}`);
      }
    }
    const [salon] = salonPages;
    assert.deepEqual(salonPages.at(-1)?.page.canonicals, [salon?.page.address]);
  });

  test('a list names its salons, and a salon its services with their prices', async () => {
    const { url } = running().site;
    for (const { address, text } of pages.filter((page) => page.address.startsWith('/salons'))) {
      const query = new URL(address, url).searchParams;
      const { salons } = JSON.parse((await ask(`${url}/api/public/salons?limit=12&${query}`)).text);
      assert.ok(salons.length > 0, address);
      for (const { name } of salons) assert.ok(text.includes(name), `${name} on ${address}`);
    }
    for (const { page, salon } of salonPages) {
      assert.ok(salon.services.length > 0, page.address);
      for (const { name, price } of salon.services)
        for (const words of [name, PRICE.format(price)])
          assert.ok(page.text.includes(words), `${words} on ${page.address}`);
    }
  });

  test('the data of a salon for machines says what its page says', () => {
    const types = new Set<unknown>();
    for (const { page, salon } of salonPages) {
      const business = page.data.find(({ makesOffer }) => makesOffer);
      assert.ok(business, page.address);
      types.add(business['@type']);
      const { name, telephone, aggregateRating, makesOffer } = JSON.parse(JSON.stringify(business));
      const said = [
        ...[name, telephone],
        ...makesOffer.flatMap(({ price, itemOffered }: { price: string; itemOffered: { name: string } }) => [
          PRICE.format(Number(price)),
          itemOffered.name,
        ]),
        ...(aggregateRating
          ? [`Rated ${aggregateRating.ratingValue.toFixed(1)} of 5, (${aggregateRating.reviewCount} `]
          : []),
      ];
      for (const words of said) assert.ok(page.text.includes(words), `${words} on ${page.address}`);
      assert.equal(aggregateRating !== undefined, salon.reviews > 0, page.address);
    }
    assert.ok(types.size >= 3, `salons of several kinds: ${[...types].join(', ')}`);
  });

  test('nothing on a page lacks its words', () => {
    for (const { address, text, titles, descriptions, unreadable } of pages) {
      assert.deepEqual(unreadable, [], address);
      assert.doesNotMatch([text, ...titles, ...descriptions].join(' '), NO_WORDS, address);
    }
  });

  test('every link leads somewhere', async () => {
    const { url } = running().site;
    const links = innerLinks(url, pages);
    assert.ok(links.length > 100, `${links.length} links`);
    assert.deepEqual(await deadLinks(url, links), []);
  });
});
