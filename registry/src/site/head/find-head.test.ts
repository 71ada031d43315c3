import type { PageRoute } from '../routing/page-route.ts';
import type { FindHead, HeadAnswer } from './api-heads.ts';
import { describePage, withPageTitle } from './find-head.ts';

const ROUTE: PageRoute = {
  status: 200,
  remoteId: 'discovery',
  title: 'Salon',
  path: '/salon/:id',
  code: [],
  data: [],
  description: 'One salon.',
  canonical: '/salon/s1',
  isPublic: true,
  headPath: '/api/public/salons/s1/head',
};
const SAID = {
  title: 'Marigold House, Kondapur',
  description: 'Rated 4.6',
  image: null,
  structuredData: '{"@type":"BeautySalon"}',
};
const describeIt = (route: Partial<PageRoute>, answer: HeadAnswer = 'unknown', indexed = true) => {
  const findHead: FindHead = async () => answer;
  const contact = { phone: '+91 40 1234', email: 'a@b.example' };
  return describePage({ ...ROUTE, ...route }, { findHead, contact, indexed });
};

test("the API's words stand where there are any", async () => {
  const { status, head } = await describeIt({}, { head: SAID });
  expect(status).toBe(200);
  expect(head).toMatchObject({
    title: 'Marigold House, Kondapur · Sundara',
    description: 'Rated 4.6',
    canonical: '/salon/s1',
    structuredData: [SAID.structuredData],
  });
});

test('a page of another address names its own one as the one to be found', async () => {
  const { head } = await describeIt(
    { canonical: '/customer/store' },
    { head: { ...SAID, path: '/salon/s1' } },
  );
  expect(head.canonical).toBe('/salon/s1');
});

test('a page that the API does not have is not found, and not to be shown', async () => {
  expect(await describeIt({}, 'missing')).toMatchObject({ status: 404, head: { indexed: false } });
});

test("an API that cannot say leaves the route's words", async () => {
  const { status, head } = await describeIt({}, 'unknown');
  expect(status).toBe(200);
  expect(head).toMatchObject({ title: 'Salon · Sundara', description: 'One salon.', structuredData: [] });
});

test.each([
  ['an unknown address', { status: 404 as const }, true],
  ['a page behind a sign-in', { isPublic: false }, true],
  ['a hidden environment', {}, false],
])('%s is not to be found', async (_, route, indexed) => {
  expect((await describeIt({ ...route, headPath: undefined }, 'unknown', indexed)).head.indexed).toBe(false);
});

test('home says who we are and how to search', async () => {
  const { head } = await describeIt({ canonical: '/', headPath: undefined });
  expect(JSON.stringify(head.structuredData)).toContain('/salons?q={search_term_string}');
});

test("the title that a page gives itself stands for its route's, and begins its description", async () => {
  const { head } = await describeIt({ title: 'Salons', headPath: undefined });
  expect(withPageTitle(head, { title: 'Salons' }, 'Spas, page 2')).toEqual({
    ...head,
    title: 'Spas, page 2 · Sundara',
    description: 'Spas, page 2. One salon.',
  });
  expect(withPageTitle(head, { title: 'Salons' }, 'Salons')).toBe(head);
  expect(withPageTitle(head, { title: 'Salons' }, undefined)).toBe(head);
});

test("the API's words stand before those that a page gives itself", async () => {
  const { head } = await describeIt({}, { head: SAID });
  expect(withPageTitle(head, ROUTE, 'Marigold House')).toBe(head);
});
