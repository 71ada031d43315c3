import type { PageData, WrittenPageData } from '@sundara/contracts/federation';
import type { PageRoute } from '../routing/page-route.ts';
import type { ShownRelease } from './shown-release.ts';

interface Needs {
  readonly shown: ShownRelease;
  readonly route: Pick<PageRoute, 'code'>;
  readonly config: PageData['config'];
  /** The file of the composition, or the composition itself for a shell or a page that takes no file. */
  readonly composition: WrittenPageData['composition'];
}

/** What the shell needs to know of a page: what it runs, and for whom. */
export const pageDataOf = ({ shown, route, config, composition }: Needs): WrittenPageData => ({
  environment: shown.environment,
  sequence: shown.sequence,
  composition,
  canary: shown.canary,
  flags: [...shown.flags],
  ...(shown.accountFlags && { accountFlags: true }),
  ...(shown.qa && { qa: shown.qa }),
  preload: [...route.code],
  config,
});
