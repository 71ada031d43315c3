import { canonicalPath } from './canonical-path.ts';

const at = (address: string, keys: readonly string[] = []) => {
  const url = new URL(address, 'https://sundara.invalid');
  return canonicalPath(url.pathname, url.searchParams, keys);
};

test('a page is the same with a slash at its end and with what only sets its state', () => {
  expect(at('/salons/?view=map&utm_source=x')).toBe('/salons');
  expect(at('/?location=Kondapur')).toBe('/');
});

test('keys that name a page of their own stay, in the declared order and escaped', () => {
  const keys = ['specialty', 'sublocality', 'page'];
  expect(at('/salons?page=2&q=x&specialty=Hair%20%26%20Nails', keys)).toBe(
    '/salons?specialty=Hair%20%26%20Nails&page=2',
  );
});

test('the first page of a list is the list', () => {
  expect(at('/salons?page=1', ['page'])).toBe('/salons');
});
