import { readAmenities } from './salon-facts.ts';

test('a list of amenities is read in any case and order, each once', () => {
  expect(readAmenities('Parking, AC,parking')).toEqual(['ac', 'parking']);
});

test('an empty list and "all" name none, and an unknown word makes no list', () => {
  expect([readAmenities(''), readAmenities('all'), readAmenities('ac,pool')]).toEqual([[], [], undefined]);
});
