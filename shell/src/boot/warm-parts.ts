import type { SearchFiller } from '../services/search-filler.ts';
import type { Services } from '../services/services.ts';
import { savesData } from './prefetch.ts';

interface Needs extends Pick<Services, 'expectedRole'> {
  readonly search: Pick<SearchFiller, 'warm'>;
}

/**
 * Fetches parts of the page that may be needed at once. For who is signed in that is the sign-in dialog, too: when
 * their session ends it opens over what they have typed, and it may be that nothing can be fetched then.
 */
export const warmParts = ({ search, expectedRole }: Needs, warmSignIn: () => void): void => {
  if (savesData()) return;
  search.warm();
  // By the stored token, for the session may still be loading.
  if (expectedRole()) warmSignIn();
};
