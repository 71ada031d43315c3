import type { Shown } from '../shown.ts';

const PAGE = 'shell/src/router/page.test.tsx';

/** The frame around every page: header, search, menu, 404. */
export const header: readonly Shown[] = [
  {
    screen: 'Any other path',
    source: 'shell/src/router/not-found.page.tsx',
    test: PAGE,
    texts: ['404 - Page Not Found'],
  },
  {
    screen: 'Profile menu',
    source: 'shell/src/layout/header/account-links.tsx',
    test: PAGE,
    texts: ['Hello {name}'],
  },
  {
    screen: 'Profile menu, no name known',
    source: 'shell/src/layout/header/greeting.ts',
    test: PAGE,
    texts: ['Customer', 'Salon Partner'],
  },
  {
    screen: 'Any page, after Logout',
    source: 'shell/src/services/create-services.ts',
    test: PAGE,
    texts: ['Logged out successfully!'],
  },
  {
    screen: 'Search suggestions, a service',
    source: 'mfe-discovery/src/features/suggestions/suggestions-of.ts',
    test: 'mfe-discovery/src/features/suggestions/search-suggestions.test.tsx',
    texts: ['at {salon}'],
  },
  {
    screen: 'Search suggestions on a phone, nothing found',
    source: 'mfe-discovery/src/features/suggestions/suggestion-view.tsx',
    test: 'e2e/src/journeys/discovery/header.journey.ts',
    texts: ['No results found for "{user_content}"'],
  },
];
