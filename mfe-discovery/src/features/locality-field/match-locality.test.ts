import { matchLocalities } from './match-locality.ts';

const place = (name: string, telugu: string) => ({
  name,
  telugu,
  salons: 2,
  latitude: 17.4,
  longitude: 78.4,
});
const PLACES = [
  place('AS Rao Nagar', 'ఏ.ఎస్. రావు నగర్'),
  place('Kondapur', 'కొండాపూర్'),
  place('Kukatpally', 'కూకట్‌పల్లి'),
  place('Tolichowki', 'టోలీచౌకీ'),
  place('West Marredpally', 'వెస్ట్ మారేడ్‌పల్లి'),
];
const namesFor = (typed: string) => matchLocalities(PLACES, typed).map(({ name }) => name);

test.each([
  ['kuk', 'Kukatpally'],
  ['Kukatpalli', 'Kukatpally'],
  ['kondapoor', 'Kondapur'],
  ['toli chowki', 'Tolichowki'],
  ['a.s. rao', 'AS Rao Nagar'],
  ['కొండ', 'Kondapur'],
  ['కూకట్', 'Kukatpally'],
])('%s finds %s', (typed, name) => {
  expect(namesFor(typed)).toEqual([name]);
});

test('what begins with the text comes before what has it inside', () => {
  const places = [place('West Marredpally', ''), place('Marredpally', '')];
  expect(matchLocalities(places, 'marr').map(({ name }) => name)).toEqual([
    'Marredpally',
    'West Marredpally',
  ]);
});

test('nothing typed leaves all, nothing meant leaves none', () => {
  expect(namesFor(' ')).toHaveLength(PLACES.length);
  expect(namesFor('zzz')).toEqual([]);
});
