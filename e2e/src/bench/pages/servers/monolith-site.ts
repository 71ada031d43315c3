import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import {
  BUILD_MANIFEST_FILE,
  buildManifestSchema,
  type Declaration,
  declarationSchema,
} from '@sundara/contracts/federation';
import type { OwnAnswer } from './front.ts';
import { FILES_PATH, firstDataOf, monolithHtml } from './monolith-html.ts';

const compress = promisify(brotliCompress);
const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css' };

/** What a front answers by itself for the monolith: its pages and its files, in brotli, compressed once. */
export const monolithSite = async (folder: string) => {
  const textOf = (file: string) => readFile(join(folder, file), 'utf8');
  const manifest = buildManifestSchema.parse(JSON.parse(await textOf(`dist/${BUILD_MANIFEST_FILE}`)));
  const written: unknown[] = JSON.parse(await textOf('declarations.json'));
  const declarations: readonly Declaration[] = written.map((one) => declarationSchema.parse(one));
  const kept = new Map<string, Promise<OwnAnswer>>();

  const page = async (path: string): Promise<OwnAnswer> => ({
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=60',
    },
    body: await compress(monolithHtml(manifest, firstDataOf(declarations, path))),
  });
  const file = async (path: string): Promise<OwnAnswer> => ({
    headers: {
      'content-type': TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    },
    body: await compress(await readFile(join(folder, 'dist', path))),
  });
  const answer = (url: string, isPage: boolean): Promise<OwnAnswer> | undefined => {
    const { pathname } = new URL(url, 'https://localhost');
    if (isPage && !/^\/(api|sandbox|assets)\//.test(pathname)) return page(pathname);
    return pathname.startsWith(FILES_PATH) ? file(pathname.slice(FILES_PATH.length)) : undefined;
  };

  const keptAnswer = async (url: string, isPage: boolean): Promise<OwnAnswer | undefined> => {
    const made = kept.get(url) ?? answer(url, isPage);
    if (made) kept.set(url, made);
    return made;
  };
  // Compressed before anybody waits for it.
  const scripts = [...manifest.entry, ...Object.values(manifest.chunks).flatMap((chunk) => chunk.files)];
  await Promise.all(scripts.map((script) => keptAnswer(FILES_PATH + script, false)));
  return keptAnswer;
};
