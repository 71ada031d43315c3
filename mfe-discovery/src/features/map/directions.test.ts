import { directionsLink } from './directions.ts';

test('directions lead to the point in a new tab that knows nothing of ours', () => {
  const { href, target, rel } = directionsLink({ latitude: 17.4282, longitude: 78.4137 });
  const url = new URL(href);
  expect(url.origin + url.pathname).toBe('https://www.google.com/maps/dir/');
  expect(Object.fromEntries(url.searchParams)).toEqual({ api: '1', destination: '17.4282,78.4137' });
  expect([target, rel]).toEqual(['_blank', 'noopener']);
});
