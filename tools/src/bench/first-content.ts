import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { type BuildManifest, buildManifestSchema } from '@sundara/contracts/federation';

const compress = promisify(brotliCompress);

/** What a browser fetches for a page's first content, in addition to the document and its data. */
export interface FirstContent {
  readonly requests: number;
  /** As transferred, with brotli. */
  readonly bytes: number;
}

/** The scripts and styles that a visitor of an expose fetches before its first content, from the builds in `dist`. */
export const firstContent = async (
  checkout: string,
  remoteFolder: string,
  expose: string,
): Promise<FirstContent> => {
  const [shell, remote] = [await manifestIn(checkout, 'shell'), await manifestIn(checkout, remoteFolder)];
  const { files = [], shared = [] } = remote.chunks[expose] ?? {};
  const needed = [
    ...filesIn('shell', [
      ...shell.entry,
      ...['federation', ...shared].flatMap((name) => shell.chunks[name]?.files ?? []),
    ]),
    ...filesIn(remoteFolder, [...remote.entry, ...files]),
  ];
  const sizes = [...new Set(needed)].map(async (file) => {
    const content = await readFile(path.join(checkout, file));
    return (await compress(content)).length;
  });
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  return { requests: sizes.length, bytes };
};

const manifestIn = async (checkout: string, folder: string): Promise<BuildManifest> =>
  buildManifestSchema.parse(
    JSON.parse(await readFile(path.join(checkout, folder, 'dist/build.json'), 'utf8')),
  );

const filesIn = (folder: string, files: readonly string[]): readonly string[] =>
  files.map((file) => `${folder}/dist/${file}`);
