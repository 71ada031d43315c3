import { aPage, aRemote, aRoute } from '../testing/page-data.builder.ts';
import { linksFor } from './navigation.ts';

const { remotes } = aPage(
  aRemote('customer', {
    routes: [aRoute({ path: '/dashboard' }), aRoute({ path: '/profile' })],
    navigation: [
      {
        placement: 'profile-menu',
        label: 'My Bookings',
        to: '/dashboard?tab=bookings',
        roles: ['customer'],
        order: 2,
      },
      { placement: 'profile-menu', label: 'Favourites', to: '/favourites', roles: ['customer'], order: 3 },
    ],
  }),
  aRemote('admin', {
    routes: [aRoute({ path: '/admin/dashboard' })],
    navigation: [
      { placement: 'profile-menu', label: 'Dashboard', to: '/admin/dashboard', roles: ['admin'], order: 1 },
      { placement: 'sidebar', label: 'Dashboard', to: '/admin/dashboard', roles: ['admin'], order: 1 },
      { placement: 'profile-menu', label: 'Profile', to: '/profile', order: 0 },
      { placement: 'header', label: 'Join', to: '/profile', hiddenFrom: ['salon', 'admin'], order: 0 },
      // From a remote that is newer than this shell.
      { placement: 'dock', label: 'Help', to: '/profile', order: 0 },
    ],
  }),
).composition;

const labels = (...[placement, role]: [Parameters<typeof linksFor>[1], Parameters<typeof linksFor>[2]]) =>
  linksFor(remotes, placement, role).map(({ label }) => label);

test('each role gets its own links and those for everyone, in their order', () => {
  expect(labels('profile-menu', 'customer')).toEqual(['Profile', 'My Bookings']);
  expect(labels('profile-menu', 'admin')).toEqual(['Profile', 'Dashboard']);
  expect(labels('profile-menu', 'salon')).toEqual(['Profile']);
  expect(labels('sidebar', 'customer')).toEqual([]);
});

test('a visitor gets no link that names roles', () => {
  expect(labels('profile-menu', undefined)).toEqual(['Profile']);
});

test('a link that is hidden from roles is there for everybody else, visitors too', () => {
  const who = ['salon', 'admin', 'customer', undefined];
  expect(who.map((role) => labels('header', role))).toEqual([[], [], ['Join'], ['Join']]);
});

test('a link for a place that the shell does not have is drawn in none', () => {
  const places = ['header', 'profile-menu', 'sidebar', 'footer'] as const;
  expect(places.flatMap((place) => labels(place, 'admin'))).not.toContain('Help');
});

test('a link whose page is not in the composition is left out', () => {
  expect(labels('profile-menu', 'customer')).not.toContain('Favourites');
});
