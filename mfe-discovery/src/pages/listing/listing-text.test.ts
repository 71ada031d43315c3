import { readAddress } from '../../features/filters/listing-address.ts';
import { headingOf, orderOf, titleOf } from './listing-text.ts';

const read = (search: string) => readAddress(new URLSearchParams(search));

test.each([
  ['', 'Salons in Hyderabad'],
  ['specialty=Hair&sublocality=Kondapur', 'Hair salons in Kondapur'],
  ['specialty=Spa', 'Spas in Hyderabad'],
  ['q=+lotus+&sublocality=Uppal', 'Salons in Uppal matching “lotus”'],
])('?%s is headed %j', (search, heading) => {
  expect(headingOf(read(search))).toBe(heading);
});

test('the title of the document tells any two lists apart', () => {
  expect(titleOf(read('specialty=Nails&rating=4.5&priceRange=₹₹&page=2'))).toBe(
    'Nail salons in Hyderabad, rated 4.5 and up, ₹₹, page 2',
  );
});

test('the order is said, also where the address leaves it open', () => {
  expect(orderOf(new URLSearchParams())).toBe('Sorted by: Top rated');
  expect(orderOf(new URLSearchParams('q=spa'))).toBe('Sorted by: Best match');
  expect(orderOf(new URLSearchParams('sort=name_asc'))).toBe('Sorted by: Name, A to Z');
});
