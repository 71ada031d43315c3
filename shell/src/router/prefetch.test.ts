import { aPage, aRemote, aRoute } from '../testing/page-data.builder.ts';
import { placesOf } from './places.ts';
import { startPrefetch } from './prefetch.ts';

const { composition } = aPage(
  aRemote('discovery', { routes: [aRoute({ path: '/salon/:id', expose: './routes/salon' })] }),
  aRemote('salon', {
    routes: [aRoute({ path: '/salon/dashboard', expose: './routes/dashboard', access: ['salon'] })],
  }),
);

const linked = (rel: string) =>
  [...document.head.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`)].map(
    ({ href }) => new URL(href).pathname,
  );

test('the code of a linked page is fetched early, with the hash of the composition, unless it is closed', () => {
  document.body.innerHTML = `
    <a href="/salon/12">Rosewater</a><a href="/salon/dashboard">Owners</a><a href="https://other.test/salon/1">Away</a>`;
  const { idle } = startPrefetch({
    document,
    composition,
    places: placesOf(composition.remotes),
    isOpen: ({ route }) => route.access === 'public',
  });
  expect(linked('preload')).toEqual([]);

  document.querySelector('a')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  const files = ['/remotes/discovery/1.0.0/remoteEntry.js', '/remotes/discovery/1.0.0/routes-salon.js'];
  expect(linked('preload')).toEqual(files);
  const link = document.head.querySelector<HTMLLinkElement>('link[rel=preload]');
  expect(link?.integrity).toBe(Object.values(composition.remotes)[0]?.entry.integrity);
  expect(link?.crossOrigin).toBe('anonymous');

  idle();
  expect(linked('prefetch')).toEqual(files);
});
