import type { SearchFiller } from '../services/search-filler.ts';
import type { Services } from '../services/services.ts';
import { savesData } from './prefetch.ts';

interface Needs extends Pick<Services, 'expectedRole'> {
  readonly search: Pick<SearchFiller, 'warm'>;
}

/**
 * Fetches parts of the page that may be needed soon. For signed-in people that includes the sign-in dialog: when their
 * session ends it opens over what they have typed, and fetching it may fail then.
 */
export const warmParts = ({ search, expectedRole }: Needs, warmSignIn: () => void): void => {
  if (savesData()) return;
  search.warm();
  // Uses the stored token, because the session may still be loading.
  if (expectedRole()) warmSignIn();
};
