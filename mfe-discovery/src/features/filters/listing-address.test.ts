import { listSalons } from '@sundara/contracts/api';
import { resolveFirstData } from '@sundara/contracts/federation';
import { FIRST_LIST, listQuery, readAddress } from './listing-address.ts';

const NOW = new Date('2026-11-27T06:00:00Z');
const read = (search: string) => readAddress(new URLSearchParams(search), NOW);
const NOTHING = read('');

test('an address says which salons, in which order, which page and which view', () => {
  expect(
    read(
      '?q=bridal&specialty=Makeup&sublocality=Banjara+Hills&priceRange=₹₹&rating=4.5&date=2026-11-28&from=18:00&until=20:30&sort=newest&page=3&view=map',
    ),
  ).toEqual({
    q: 'bridal',
    specialty: 'Makeup',
    sublocality: 'Banjara Hills',
    priceRange: '₹₹',
    rating: '4.5',
    date: '2026-11-28',
    from: '18:00',
    until: '20:30',
    sort: 'newest',
    page: 3,
    view: 'map',
  });
});

test('facts are read, several amenities in their own order', () => {
  const facts = { serves: 'women', femaleSpecialist: 'true', homeService: 'true', amenities: 'ac,parking' };
  expect(read('?serves=women&femaleSpecialist=true&homeService=true&amenities=parking,ac')).toEqual({
    ...{ ...NOTHING, ...facts },
  });
});

test.each([
  'rating=abc',
  'rating=0',
  'rating=6',
  'rating=-4',
  'rating=4.5e1',
  'rating=NaN',
  'rating=Infinity',
  'rating[]=4',
  'page=-1',
  'page=0',
  'page=1.5',
  'page=1e9',
  'page=999999999999',
  'page=%F0%9F%92%87',
  'sort=xyz',
  'sort=constructor',
  'sort=__proto__',
  'sort=rating_desc;drop table salons',
  'sort=distance',
  'sort=relevance',
  'priceRange=$$',
  'priceRange=₹₹₹₹₹',
  'specialty=hair%00',
  'specialty=<script>alert(1)</script>',
  'specialty=toString',
  'sublocality=<img src=x onerror=alert(1)>',
  "sublocality=' or 1=1 --%00",
  'sublocality=%20',
  `sublocality=${'a'.repeat(81)}`,
  'q=',
  'q=%20%20',
  'q=%00',
  `q=${'a'.repeat(10_000)}`,
  'serves=cats',
  'femaleSpecialist=yes',
  'homeService=1',
  'amenities=ac,pool',
  'amenities=,,',
  'date=2026-11-26',
  'date=2026-11-31',
  'date=2030-01-01',
  'date=tomorrow',
  'from=18:00&until=20:00',
  'sort=earliest',
  'view=satellite',
  '__proto__=1&constructor=2',
  '%E0%A4%A',
])('%.60s is dropped, and nothing else happens', (search) => {
  expect(read(search)).toEqual(NOTHING);
});

test.each(['తెలుగు', "St. John's Road", 'Dr A S Rao Nagar (East)', 'HITEC City'])(
  'a locality may be called %s',
  (name) => {
    expect(readAddress(new URLSearchParams({ sublocality: name })).sublocality).toBe(name);
  },
);

test('the nearest come first only with a place to be near to, the best match only with a text', () => {
  expect(read('?sort=distance&near=Madhapur').sort).toBe('distance');
  expect(read('?sort=distance&here=1').sort).toBe('distance');
  expect(read('?sort=relevance&q=spa').sort).toBe('relevance');
});

test.each([
  '',
  'specialty=Hair',
  'q=Hair+%26+Spa&page=1',
  'sublocality=Banjara+Hills&priceRange=%E2%82%B9%E2%82%B9&rating=4.0&sort=name_asc&page=12&near=Ameerpet',
  'q=a&q=b',
  'serves=women&femaleSpecialist=true&homeService=true&amenities=ac%2Cparking',
])('the API is asked for ?%s as the declaration asks before this code is there', (search) => {
  const params = new URLSearchParams(search);
  const data = { operation: listSalons.name, path: listSalons.path, public: true, query: { ...FIRST_LIST } };
  const declared = resolveFirstData(data, { params: {}, search: new Map(params) });
  const near = params.get('near') ?? undefined;
  expect(listQuery(params, near)).toEqual(declared?.query);
});

test('what is asked of the API always fits its contract', () => {
  const hostile = new URLSearchParams({
    rating: 'x',
    page: '-1',
    sort: 'xyz',
    q: 'a'.repeat(9_999),
    priceRange: '?',
  });
  expect(listSalons.query.safeParse(listQuery(hostile, undefined)).success).toBe(true);
});

test('times that are none, or in the wrong order, leave the day', () => {
  for (const times of ['from=25:00', 'from=6pm', 'from=18:00&until=18:00'])
    expect(read(`?date=2026-11-27&${times}`)).toEqual({ ...NOTHING, date: '2026-11-27' });
});
