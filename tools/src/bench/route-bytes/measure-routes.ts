import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { BUILD_MANIFEST_FILE, type BuildManifest, buildManifestSchema } from '@sundara/contracts/federation';
import { REMOTE_FOLDERS } from '../../workspace/app-folders.ts';

const compress = promisify(brotliCompress);

/** The code that a page fetches at once: scripts and styles of the shell, its remote and the shared groups. */
export interface RouteCode {
  /** In brotli. */
  readonly bytes: number;
  readonly files: number;
}

/** The folder of an app's build, by the app's folder. */
export type BuildFolder = (app: string) => string;

const manifestOf = async (folder: string): Promise<BuildManifest> =>
  buildManifestSchema.parse(JSON.parse(await readFile(path.join(folder, BUILD_MANIFEST_FILE), 'utf8')));

/** Measures the code of exposes; each file is compressed once. */
export const codeMeter = (folderOf: BuildFolder) => {
  const sizes = new Map<string, Promise<number>>();
  const compressed = async (file: string) => (await compress(await readFile(file))).length;
  const sizeOf = (file: string): Promise<number> => {
    const size = sizes.get(file) ?? compressed(file);
    sizes.set(file, size);
    return size;
  };
  return async (app: string, expose: string): Promise<RouteCode> => {
    const [shell, remote] = [await manifestOf(folderOf('shell')), await manifestOf(folderOf(app))];
    const { files = [], shared = [] } = remote.chunks[expose] ?? {};
    const groups = ['federation', ...shared].flatMap((name) => shell.chunks[name]?.files ?? []);
    const needed = new Set([
      ...[...shell.entry, ...groups].map((file) => path.join(folderOf('shell'), file)),
      ...[...remote.entry, ...files].map((file) => path.join(folderOf(app), file)),
    ]);
    const all = await Promise.all([...needed].map(sizeOf));
    return { bytes: all.reduce((sum, size) => sum + size, 0), files: all.length };
  };
};

/** Route → its code, for every route that a remote declares. */
export const measureRoutes = async (folderOf: BuildFolder): Promise<Readonly<Record<string, RouteCode>>> => {
  const codeOf = codeMeter(folderOf);
  const measured: Record<string, RouteCode> = {};
  for (const app of REMOTE_FOLDERS)
    for (const { path: route, expose } of (await manifestOf(folderOf(app))).declaration?.routes ?? [])
      measured[route] = await codeOf(app, expose);
  return measured;
};
