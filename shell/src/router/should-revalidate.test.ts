import { shouldRevalidate } from './should-revalidate.ts';

const PAGE = 'https://sundara.test/salon/s1';
const asksAgain = (from: string, to: string) =>
  shouldRevalidate({
    currentUrl: new URL(from, PAGE),
    nextUrl: new URL(to, PAGE),
    currentParams: {},
    nextParams: {},
    defaultShouldRevalidate: true,
  });

test.each([
  ['the sign-in dialog opens', PAGE, `${PAGE}?sign-in=login`],
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
