import { formatDistance, kilometresBetween } from './distance.ts';
import { matchLocalities } from './match-localities.ts';
import { nearOf } from './near-of.ts';
import { createOwnPosition, ownPosition } from './own-position.store.ts';
import { placeOf, withPlace } from './place.ts';
import { answerPosition, refusePosition } from './testing-position.ts';

const SITE = 'https://sundara.test/salons';
const locality = (name: string, telugu = '') => ({
  name,
  telugu,
  latitude: 17.4,
  longitude: 78.4,
  salons: 1,
});

afterEach(() => ownPosition.forget());

test.each([
  [0.01, '50 m'],
  [0.652, '650 m'],
  [0.98, '1.0 km'],
  [1.234, '1.2 km'],
  [9.96, '10 km'],
  [34.4, '34 km'],
])('%d kilometres are written as %s', (kilometres, text) => {
  expect(formatDistance(kilometres)).toBe(text);
});

test('a distance is that of the earth, not of the map', () => {
  const distance = kilometresBetween(
    { latitude: 17.4373, longitude: 78.4004 },
    { latitude: 17.4357, longitude: 78.4448 },
  );
  expect(distance).toBeCloseTo(4.71, 1);
});

test.each([
  ['?near=Madhapur', { kind: 'locality', name: 'Madhapur' }],
  ['?near=%20Toli%20Chowki%20', { kind: 'locality', name: 'Toli Chowki' }],
  ['?here=1&near=Madhapur', { kind: 'here' }],
  ['?near=', undefined],
  ['?here=yes', undefined],
  [`?near=${'x'.repeat(81)}`, undefined],
])('the address %s counts distances from %j', (search, place) => {
  expect(placeOf(new URLSearchParams(search))).toEqual(place);
});

test('another place begins with the first page and leaves the filters as they are', () => {
  const params = new URLSearchParams('q=spa&page=3&here=1&sort=distance');
  expect(`${withPlace(params, { kind: 'locality', name: 'Madhapur' })}`).toBe(
    'q=spa&sort=distance&near=Madhapur',
  );
  expect(`${withPlace(params, undefined)}`).toBe('q=spa');
});

test('a locality is asked for by its name', async () => {
  await expect(nearOf(`${SITE}?near=Madhapur`)).resolves.toBe('Madhapur');
  await expect(nearOf(SITE)).resolves.toBeUndefined();
});

test('a position is asked for by nobody but the visitor, and rounded to about a hundred metres', async () => {
  const ask = answerPosition(17.438512, 78.395483);
  await expect(nearOf(`${SITE}?here=1`)).resolves.toBeUndefined();
  expect(ask).not.toHaveBeenCalled();
  await expect(ownPosition.ask()).resolves.toBe(true);
  await expect(nearOf(`${SITE}?here=1`)).resolves.toBe('17.439,78.395');
  expect(ask).toHaveBeenCalledTimes(1);
});

test.each([
  [1, 'denied'],
  [2, 'unavailable'],
  [3, 'timeout'],
])('a refusal with code %i is told as %s', async (code, failure) => {
  refusePosition(code);
  const own = createOwnPosition();
  await expect(own.ask()).resolves.toBe(false);
  expect(own.store.getState()).toEqual({ step: 'failed', failure });
});

test('a position in another city is not used', async () => {
  answerPosition(12.97, 77.59);
  const own = createOwnPosition();
  await expect(own.ask()).resolves.toBe(false);
  expect(own.store.getState()).toEqual({ step: 'failed', failure: 'far' });
});

test.each([
  ['tolichowki', ['Toli Chowki']],
  ['TOLI CH', ['Toli Chowki']],
  ['nagar', ['Nagarjuna Circle', 'SR Nagar']],
  ['మాధా', ['Madhapur']],
  ['zzz', []],
])('typing %s finds %j', (text, names) => {
  const all = [
    locality('SR Nagar'),
    locality('Toli Chowki'),
    locality('Nagarjuna Circle'),
    locality('Madhapur', 'మాధాపూర్'),
  ];
  expect(matchLocalities(all, text).map(({ name }) => name)).toEqual(names);
});
