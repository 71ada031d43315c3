import type { WrittenPageData } from '@sundara/contracts/federation';
import type { Head } from '../head/head.ts';
import type { PageContent } from '../render/rendered-pages.ts';
import type { PageRoute } from '../routing/page-route.ts';
import type { ShownRelease } from './shown-release.ts';

/** All that the HTML of a page depends on. */
export interface Page {
  readonly shown: Pick<ShownRelease, 'runs' | 'canLeave'>;
  readonly route: Pick<PageRoute, 'code' | 'data'>;
  readonly head: Head;
  /** Origin of the page's own address. */
  readonly origin: string;
  readonly nonce: string;
  readonly data: WrittenPageData;
  /** What the browser takes over; without it the browser renders the page. */
  readonly content?: PageContent | undefined;
}
