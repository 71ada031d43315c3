import { nearbyWithSalons } from './nearby-localities.ts';

const locality = (name: string, longitude: number) => ({
  name,
  latitude: 17.4,
  longitude,
  salons: 9,
  telugu: '',
});
const LOCALITIES = [
  locality('West', 78.3),
  locality('Middle', 78.4),
  locality('East', 78.5),
  locality('Far', 78.9),
];
const counted = (counts: Record<string, number>) =>
  Object.entries(counts).map(([value, count]) => ({ value, count }));
const names = (chosen: string | undefined, counts: Record<string, number>) =>
  nearbyWithSalons(chosen, counted(counts), LOCALITIES).map(({ value }) => value);

test('the nearest localities with salons come first; the chosen one and empty ones are left out', () => {
  expect(names('West', { Far: 5, East: 1, West: 3, Middle: 0 })).toEqual(['East', 'Far']);
});

test('without a locality those with the most salons come first, four at most', () => {
  expect(names(undefined, { a: 1, b: 4, c: 3, d: 2, e: 5 })).toEqual(['e', 'b', 'c', 'd']);
});

test('where the point of the chosen one is not known, those with the most salons do', () => {
  expect(names('Nowhere', { East: 1, Far: 2 })).toEqual(['Far', 'East']);
});
