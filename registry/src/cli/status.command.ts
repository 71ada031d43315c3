import { releasesOf } from '../compose/compose.ts';
import { listEnvironments, readEnvironment } from '../store/environments.ts';
import type { Layout } from '../store/layout.ts';
import { listReleases, nameOf } from '../store/releases.ts';
import type { Answer } from './main.ts';

/** What every environment runs, and every published release with the hash of the sources it came from. */
export const statusCommand = async (layout: Layout): Promise<Answer> => {
  const names = await listEnvironments(layout);
  const found = await Promise.all(names.map((name) => readEnvironment(layout, name)));
  const environments = found.filter((document) => document !== undefined);
  const releases = (await listReleases(layout)).map(({ id, version, source, publishedAt }) => ({
    id,
    version,
    source,
    publishedAt,
  }));
  const lines = [
    ...environments.flatMap((document) => [
      `${document.environment} (change ${document.sequence}, ${document.changedAt})`,
      ...releasesOf(document).map((release) => `  ${nameOf(release)}`),
    ]),
    environments.length === 0 ? 'No environment runs anything yet.' : '',
    releases.length === 0 ? 'Nothing is published yet.' : 'Published',
    ...releases.map((release) => `  ${nameOf(release)}  ${release.publishedAt}`),
  ];
  return { text: lines.filter((line) => line !== '').join('\n'), data: { environments, releases } };
};
