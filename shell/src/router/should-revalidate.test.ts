import { shouldRevalidate } from './should-revalidate.ts';

const PAGE = 'https://sundara.test/salon/s1';
const asksAgain = (from: string, to: string, defaultShouldRevalidate = true) =>
  shouldRevalidate({
    currentUrl: new URL(from, PAGE),
    nextUrl: new URL(to, PAGE),
    currentParams: {},
    nextParams: {},
    defaultShouldRevalidate,
  });

test.each([
  ['the sign-in dialog opens', PAGE, `${PAGE}?sign-in=login`],
  ['the booking dialog opens', PAGE, `${PAGE}?book=time`],
  ['a link to a booking is taken up', `${PAGE}?services=v1&book=time&at=2026-11-24T16:00`, PAGE],
  ['the booking dialog goes a step on', `${PAGE}?book=time`, `${PAGE}?book=payment`],
  ['the settings open', PAGE, `${PAGE}?settings=profile`],
  ['the settings go a step on', `${PAGE}?settings=profile`, `${PAGE}?settings=profile&step=2`],
  ['the query is in another order', `${PAGE}?a=1&b=2`, `${PAGE}?b=2&a=1`],
  ['a section is gone to', PAGE, `${PAGE}#reviews`],
  ['Back leaves a section', `${PAGE}#reviews`, PAGE],
])('where %s, the data of the page is not asked for again', (_, from, to) => {
  expect(asksAgain(from, to)).toBe(false);
});

test.each([
  ['the query changes', '/salons?page=1', '/salons?page=2'],
  ['Retry asks for the same page', PAGE, PAGE],
  ['another page comes with a hash', PAGE, '/salon/s2#reviews'],
])('where %s, it is', (_, from, to) => {
  expect(asksAgain(from, to)).toBe(true);
});

test('where the router asks for nothing, nothing is asked for', () => {
  expect(asksAgain('/salons?page=1', '/salons?page=2', false)).toBe(false);
});
