import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FILES_PATH } from '../servers/monolith-html.ts';
import type { MappedScript } from './library-bytes.ts';
import type { SourceMapText } from './source-map.ts';

/**
 * Scripts with their source maps: those of the monolith from its folder, those of the site from
 * the site server, whose local environment shows maps.
 */
export const fetchedScripts = (
  urls: readonly string[],
  siteUrl: string,
  monolith: string,
): Promise<readonly MappedScript[]> => {
  const textOf = async (path: string): Promise<string> => {
    if (path.startsWith(FILES_PATH))
      return readFile(join(monolith, 'dist', path.slice(FILES_PATH.length)), 'utf8');
    const answer = await fetch(`${siteUrl}${path}`);
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}.`);
    return answer.text();
  };
  const mapOf = async (path: string): Promise<SourceMapText | undefined> =>
    textOf(`${path}.map`).then(JSON.parse, () => undefined);
  return Promise.all(
    urls.map(async (url) => {
      const { pathname } = new URL(url);
      return { text: await textOf(pathname), map: await mapOf(pathname) };
    }),
  );
};
