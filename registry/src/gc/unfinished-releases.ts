import type { Registry, ReleaseName } from '../core/registry.ts';
import { nameOf, SHELL_ID } from '../core/release-name.ts';

/** 'remotes/booking/1.4.2/main.js' belongs to booking@1.4.2. */
const releaseOf = (file: string): ReleaseName | undefined => {
  const [, shell] = /^shell\/([^/]+)\//.exec(file) ?? [];
  if (shell !== undefined) return { id: SHELL_ID, version: shell };
  const [, id, version] = /^remotes\/([^/]+)\/([^/]+)\//.exec(file) ?? [];
  return id === undefined || version === undefined ? undefined : { id, version };
};

/**
 * Releases with files in the store that no log lists: their publishing was interrupted, or is in progress.
 *
 * The logs are read after the files, so that a release that was just published isn't included.
 */
export const unfinishedReleases = async ({
  files,
  listReleases,
}: Pick<Registry, 'files' | 'listReleases'>): Promise<readonly ReleaseName[]> => {
  const places = [...(await files.list('shell/')), ...(await files.list('remotes/'))];
  const found = new Map(
    places.flatMap((place) => {
      const release = releaseOf(place);
      return release ? [[nameOf(release), release] as const] : [];
    }),
  );
  const { releases, unreadable } = await listReleases();
  const published = new Set([...releases.map(({ record }) => record), ...unreadable].map(nameOf));
  return [...found].filter(([name]) => !published.has(name)).map(([, release]) => release);
};
