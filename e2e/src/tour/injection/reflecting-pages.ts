import type { Visitor } from '../tour-page.ts';

/** A page that reads words of its address, by the names under which it reads them. */
export interface ReflectingPage {
  readonly path: string;
  readonly keys: readonly string[];
}

const LIST = ['q', 'sort', 'page', 'status', 'state'] as const;

/** Pages that read their address, by who opens them; the first of each reads most. */
export const REFLECTING_PAGES: Readonly<Record<Visitor, readonly ReflectingPage[]>> = {
  anonymous: [
    {
      path: '/salons',
      keys: [
        ...(['specialty', 'sublocality', 'priceRange', 'rating', 'serves', 'amenities', 'date'] as const),
        ...(['from', 'until', 'near', 'here', 'view', 'sort', 'page', 'q'] as const),
      ],
    },
    { path: '/', keys: ['q', 'location', 'near', 'sign-in', 'destination', 'next', 'reason'] },
    { path: '/forgot-password', keys: ['next', 'email'] },
    { path: '/contact', keys: ['subject', 'message', 'ticket'] },
  ],
  customer: [
    { path: '/bookings', keys: [...LIST, 'tab', 'booking'] },
    { path: '/dashboard', keys: [...LIST, 'tab', 'after'] },
    { path: '/profile', keys: ['section', 'step', 'after'] },
  ],
  salon: [
    { path: '/salon/clients', keys: [...LIST, 'tag'] },
    { path: '/salon/bookings', keys: [...LIST, 'period', 'date', 'with'] },
    { path: '/salon/calendar', keys: ['date', 'view', 'visit', 'with', 'who'] },
    { path: '/salon/services', keys: [...LIST, 'category', 'salon'] },
    { path: '/salon/dashboard', keys: ['settings', 'measure', 'period'] },
  ],
  admin: [
    { path: '/admin/users', keys: [...LIST, 'role'] },
    { path: '/admin/salons', keys: [...LIST, 'salon'] },
    { path: '/admin/audit', keys: [...LIST, 'who', 'ids'] },
    { path: '/admin/messages', keys: [...LIST, 'message', 'subject'] },
    { path: '/admin/refunds', keys: [...LIST, 'tab'] },
  ],
};

/** Keys whose words are searched for, and shown again as they are. */
const SHOWN_KEYS: readonly string[] = ['q', 'location'];

/**
 * The address of a page with a text under each of its names, with some under those that show none, and behind its hash.
 *
 * @param inOneValue how many those get: a value of most keys is read as one of few words, or as none, however long it is
 */
export const reflecting = (
  { path, keys }: ReflectingPage,
  text: () => string,
  inOneValue: number,
): string => {
  const some = () => Array.from({ length: inOneValue }, text).join(' ');
  const query = new URLSearchParams(keys.map((key) => [key, SHOWN_KEYS.includes(key) ? text() : some()]));
  return `${path}?${query}#${encodeURIComponent(some())}`;
};
