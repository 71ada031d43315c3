import { directionsUrl } from './directions-url.ts';

const salon = { name: 'Lotus & Co', address: '1 Road, Jubilee Hills' };

test('the way leads to the point of the salon, else to its name and address', () => {
  expect(directionsUrl({ salon: { ...salon, coordinates: { latitude: 17.43, longitude: 78.4 } } })).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=17.43%2C78.4',
  );
  expect(new URL(directionsUrl({ salon })).searchParams.get('destination')).toBe(
    'Lotus & Co, 1 Road, Jubilee Hills',
  );
});
