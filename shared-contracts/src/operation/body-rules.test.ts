import { createUser } from '../api/admin-users.api.ts';
import { updateSalonProfile } from '../api/salon-settings.api.ts';
import { faultsOfBody, longestAt } from './body-rules.ts';

test.each([
  ['name', 100],
  ['address.postalCode', 6],
  ['description', 2000],
  ['seats', undefined],
  ['coordinates.latitude', undefined],
  ['address.planet', undefined],
])('a field may hold as many characters as its schema says: %s, %s', (path, longest) => {
  expect(longestAt(updateSalonProfile, path)).toBe(longest);
});

test('what the contract has against a body is told by path, the first of each', () => {
  const body = { name: ' ', email: 'nobody', address: { postalCode: '12' }, seats: 0 };
  expect(faultsOfBody(updateSalonProfile, body)).toEqual({
    name: 'Name is required',
    email: 'Email is invalid',
    'address.postalCode': 'A PIN code has six digits',
    seats: 'Between 1 and 100 chairs',
  });
  expect(faultsOfBody(updateSalonProfile, { coordinates: { latitude: 91, longitude: 78 } })).toEqual({
    coordinates: 'There is no such point on the map',
  });
  expect(
    faultsOfBody(createUser, { name: 'Lata', email: 'lata@people.example', password: 'marigold-lamp-42' }),
  ).toEqual({});
});
