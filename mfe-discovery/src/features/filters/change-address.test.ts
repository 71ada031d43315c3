import { activeFilters } from './active-filters.ts';
import { withChoice, withoutFilters, withPage, withView, withWhen } from './change-address.ts';

const params = (search: string) => new URLSearchParams(search);
const written = (changed: URLSearchParams) => decodeURIComponent(String(changed));

test('another filter starts on the first page', () => {
  expect(written(withChoice(params('specialty=Hair&page=4'), 'rating', '4.5'))).toBe(
    'specialty=Hair&rating=4.5',
  );
});

test('an empty answer takes a filter away', () => {
  expect(written(withChoice(params('specialty=Hair&rating=4.5'), 'specialty', ''))).toBe('rating=4.5');
});

test('what was chosen last stands last, in the address and among the tags', () => {
  const again = withChoice(params('specialty=Hair&rating=4.5'), 'specialty', 'Spa');
  expect(written(again)).toBe('rating=4.5&specialty=Spa');
  expect(activeFilters(again).map(({ label }) => label)).toEqual(['4.5 & up', 'Spa']);
});

test('each amenity has a tag of its own, which leaves the others', () => {
  const tags = activeFilters(params('serves=women&amenities=ac,parking,wifi'));
  expect(tags.map(({ label, rest }) => [label, rest])).toEqual([
    ['Women only', ''],
    ['AC', 'parking,wifi'],
    ['Parking', 'ac,wifi'],
    ['Wifi', 'ac,parking'],
  ]);
});

test('the best match goes with the text that it matched', () => {
  expect(written(withChoice(params('q=spa&sort=relevance'), 'q', ''))).toBe('');
});

test('what nobody understood is not handed on, what others added is', () => {
  expect(written(withPage(params('rating=abc&sort=xyz&page=-3&utm_source=mail'), 2))).toBe(
    'utm_source=mail&page=2',
  );
});

test('the first page has no number', () => {
  expect(written(withPage(params('specialty=Hair&page=2'), 1))).toBe('specialty=Hair');
});

test('Clear All leaves order, place and view', () => {
  const all = params(
    'q=spa&specialty=Spa&priceRange=₹&rating=4.0&sublocality=Uppal&sort=newest&near=Uppal&page=2',
  );
  expect(written(withoutFilters(withView(all, 'list')))).toBe('sort=newest&near=Uppal&view=list');
});

test('a filter that makes no sense is no tag', () => {
  expect(activeFilters(params('rating=abc&specialty=Cars&priceRange=₹₹'))).toEqual([
    { filter: 'priceRange', label: '₹₹', spoken: 'moderate prices', rest: '' },
  ]);
});

describe('when', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-27T06:00:00Z') }));
  afterEach(() => jest.useRealTimers());

  test('a day and times take the place of those before, on the first page', () => {
    const evening = withWhen(params('q=spa&date=2026-11-27&until=12:00&page=3'), {
      date: '2026-11-28',
      from: '17:00',
    });
    expect(written(evening)).toBe('q=spa&date=2026-11-28&from=17:00');
    expect(activeFilters(evening).map(({ label }) => label)).toEqual(['“spa”', 'Tomorrow evening']);
  });

  test('without its day, no time and no order by the earliest is left', () => {
    const asked = params('date=2026-11-28&from=17:00&sort=earliest&near=Uppal');
    for (const without of [withWhen(asked, {}), withChoice(asked, 'date', ''), withoutFilters(asked)])
      expect(written(without)).toBe('near=Uppal');
  });
});
