import type { PageData, WrittenPageData } from '@sundara/contracts/federation';
import type { PageRoute } from '../routing/page-route.ts';
import type { ShownRelease } from './shown-release.ts';

interface Needs {
  readonly shown: ShownRelease;
  readonly route: Pick<PageRoute, 'code'>;
  readonly config: PageData['config'];
  /** The share of pages that tell their timings, 0 to 1. */
  readonly timedShare: number;
  /** The file of the composition, or the composition itself for a shell or a page that takes no file. */
  readonly composition: WrittenPageData['composition'];
}

/** What the shell needs to know of a page: what it runs, and for whom. */
export const pageDataOf = ({ shown, route, config, timedShare, composition }: Needs): WrittenPageData => ({
  environment: shown.environment,
  sequence: shown.sequence,
  composition,
  canary: shown.canary,
  flags: [...shown.flags],
  ...(shown.accountFlags && { accountFlags: true }),
  timedShare,
  ...(shown.qa && { qa: shown.qa }),
  preload: [...route.code],
  config,
});
