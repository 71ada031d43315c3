import { aService } from '../../testing/salon-detail.builder.ts';
import {
  filteredServices,
  groupedServices,
  isNarrowed,
  NO_FILTER,
  PRICE_PRESETS,
  PRICE_SPAN,
  type ServiceFilter,
} from './service-filter.ts';

const priced = (...prices: number[]) => prices.map((price) => aService({ id: `${price}`, price }));
const lasting = (...minutes: number[]) =>
  minutes.map((duration) => aService({ id: `${duration}`, duration }));
const idsOf = (services: ReturnType<typeof priced>, filter: Partial<ServiceFilter>) =>
  filteredServices(services, { ...NO_FILTER, ...filter }).map(({ id }) => id);

test.each([
  ['under-500', ['0', '499.99']],
  ['500-1000', ['500', '1000']],
  ['1000-2000', ['1000.01', '2000']],
  ['above-2000', ['2000.01', '15000']],
])('a price at a border belongs to one choice: %s has %j', (preset, ids) => {
  const prices = priced(0, 499.99, 500, 1000, 1000.01, 2000, 2000.01, 15_000);
  expect(idsOf(prices, { preset, sort: 'price-low' })).toEqual(ids);
});

test('the choices of the price leave no price out and take none twice', () => {
  const prices = Array.from({ length: 24_001 }, (_, halves) => halves / 2);
  const taken = prices.map((price) => ({
    price,
    times: PRICE_PRESETS.filter(({ fits }) => fits(price)).length,
  }));
  expect(taken.filter(({ times }) => times !== 1)).toEqual([]);
});

test.each([
  [{ from: 500, to: 2000 }, ['500', '2000']],
  [{ from: 0, to: 499 }, ['0']],
  [{ from: 500, to: 10_000 }, ['500', '2000', '10000', '15000']],
  [PRICE_SPAN, ['0', '500', '2000', '10000', '15000']],
])('a range of one’s own has both ends, and the upper one means or more: %j', (span, ids) => {
  expect(idsOf(priced(0, 500, 2000, 10_000, 15_000), { span, sort: 'price-low' })).toEqual(ids);
});

test.each([
  ['short', ['5', '30']],
  ['medium', ['31', '60']],
  ['long', ['61', '180']],
])('30 minutes are short, 60 are medium, more is long: %s has %j', (duration, ids) => {
  expect(idsOf(lasting(5, 30, 31, 60, 61, 180), { duration, sort: 'duration' })).toEqual(ids);
});

test('what is paid counts as the price, not what it was before', () => {
  const reduced = aService({ id: 'reduced', price: 400, basePrice: 500, discountPercent: 20 });
  expect(idsOf([reduced], { preset: 'under-500' })).toEqual(['reduced']);
});

test('every word is looked for in name, description, category and crafts, whatever its case', () => {
  const services = [
    aService({ id: 'a', name: 'Hair Spa', description: 'Cream bath with steam.' }),
    aService({ id: 'b', name: 'Facial', category: 'Skin Care', specializations: ['Turmeric'] }),
  ];
  expect(idsOf(services, { text: ' STEAM hair ' })).toEqual(['a']);
  expect(idsOf(services, { text: 'turmeric skin' })).toEqual(['b']);
  expect(idsOf(services, { text: 'steam facial' })).toEqual([]);
  expect(idsOf(services, { text: '\\(.*' })).toEqual([]);
});

test.each([
  ['name', ['a', 'b', 'c']],
  ['price-low', ['b', 'a', 'c']],
  ['price-high', ['c', 'a', 'b']],
  ['duration', ['c', 'a', 'b']],
  ['rating', ['b', 'a', 'c']],
  ['unheard-of', ['a', 'b', 'c']],
])('services stand in the order asked for, equal ones by name: %s', (sort, ids) => {
  const services = [
    aService({ id: 'c', name: 'C', price: 900, duration: 20, rating: 4 }),
    aService({ id: 'b', name: 'B', price: 100, duration: 60, rating: 5 }),
    aService({ id: 'a', name: 'A', price: 500, duration: 60, rating: 4 }),
  ];
  expect(idsOf(services, { sort })).toEqual(ids);
});

test('categories stand by name, Other last, each with an anchor of its own', () => {
  const services = ['Other', 'Spa Treatment', 'Hair Care', 'Other'].map((category, index) =>
    aService({ id: `${index}`, category }),
  );
  const groups = groupedServices(services).map((group) => [
    group.category,
    group.anchor,
    group.services.length,
  ]);
  expect(groups).toEqual([
    ['Hair Care', 'services-hair-care', 1],
    ['Spa Treatment', 'services-spa-treatment', 1],
    ['Other', 'services-other', 2],
  ]);
});

test.each<[Partial<ServiceFilter>, boolean]>([
  [{}, false],
  [{ sort: 'rating', text: '  ' }, false],
  [{ text: 'hair' }, true],
  [{ preset: 'under-500' }, true],
  [{ duration: 'short' }, true],
  [{ span: { from: 100, to: 10_000 } }, true],
])('an order or a blank narrows nothing, a filter does: %j', (filter, narrowed) => {
  expect(isNarrowed({ ...NO_FILTER, ...filter })).toBe(narrowed);
});
