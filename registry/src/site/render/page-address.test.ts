import { pageAddress } from './page-address.ts';

test.each([
  ['', '/salons'],
  ['?q=hair%20cut&page=2', '/salons?q=hair%20cut&page=2'],
  ['?utm_source=mail&q=spa&utm_medium=a&fbclid=1', '/salons?q=spa'],
  ['?gclid=1', '/salons'],
  ['?reference=1', '/salons?reference=1'],
])('/salons%s has the content of %s', (search, address) => {
  expect(pageAddress('/salons', search)).toBe(address);
});
