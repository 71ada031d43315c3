import { remoteRoutesOf } from '../services/remote-routes.ts';
import { aPage, aRemote, aRoute } from '../testing/page-data.builder.ts';
import { startPrefetch } from './prefetch.ts';

const { composition } = aPage(
  aRemote('discovery', {
    routes: [
      aRoute({ path: '/salon/:id', expose: './routes/salon' }),
      aRoute({ path: '/about', expose: './routes/about' }),
    ],
  }),
  aRemote('salon', {
    routes: [aRoute({ path: '/salon/dashboard', expose: './routes/dashboard', access: ['salon'] })],
  }),
);

const linked = (rel: string) =>
  [...document.head.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`)].map(
    ({ href }) => new URL(href).pathname,
  );

const routesOf = (name: string) =>
  ['remoteEntry', `routes-${name}`].map((file) => `/remotes/discovery/1.0.0/${file}.js`);

test('the code of linked pages is fetched early, with the hash of the composition, unless they are closed', () => {
  document.body.innerHTML = `
    <a href="/salon/12">Rosewater</a><a href="/about">About</a><a href="/salon/dashboard">Owners</a>
    <a href="https://other.test/salon/1">Away</a>`;
  const { idle } = startPrefetch({
    document,
    composition,
    remoteRoutes: remoteRoutesOf(composition.remotes),
    isOpen: ({ route }) => route.access === 'public',
  });
  expect(linked('preload')).toEqual([]);

  document.querySelector('a')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(linked('preload')).toEqual(routesOf('salon'));
  const link = document.head.querySelector<HTMLLinkElement>('link[rel=preload]');
  expect(link?.integrity).toBe(Object.values(composition.remotes)[0]?.entry.integrity);
  expect(link?.crossOrigin).toBe('anonymous');

  idle();
  // Files that are already fetched are not fetched again.
  expect(linked('prefetch')).toEqual(routesOf('about').slice(1));
});
