import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { BUILD_MANIFEST_FILE, type BuildManifest, buildManifestSchema } from '@sundara/contracts/federation';
import { contradictionIn } from '../core/contradiction.ts';
import { RECORD_FILE } from '../core/release-name.ts';
import { checkSchema, parseJson } from '../json-text.ts';
import { Refusal, systemCode } from '../refusal.ts';

export interface Build {
  readonly manifest: BuildManifest;
  /** The path of every file to serve, relative to the folder. */
  readonly files: readonly string[];
}

const listFiles = async (folder: string): Promise<readonly string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => file !== BUILD_MANIFEST_FILE)
    .sort();
};

const readManifest = async (folder: string, source: string): Promise<BuildManifest> => {
  const text = await readFile(source, 'utf8').catch((error: unknown) => {
    const code = systemCode(error);
    throw new Refusal(
      code === 'ENOENT' || code === 'ENOTDIR'
        ? `${folder} holds no ${BUILD_MANIFEST_FILE}: name the folder of a build.`
        : `${source} can't be read (${code ?? error}).`,
    );
  });
  return checkSchema(source, buildManifestSchema, parseJson(source, text));
};

/**
 * Reads the output of the bundler recipe in a folder.
 *
 * @throws Refusal when the folder holds no build, or one that contradicts itself or lacks a file that it names
 */
export const readBuild = async (folder: string): Promise<Build> => {
  const source = path.join(folder, BUILD_MANIFEST_FILE);
  const manifest = await readManifest(folder, source);
  const fault = contradictionIn(manifest);
  if (fault) throw new Refusal(`${source} contradicts itself: ${fault}.`);
  const files = await listFiles(folder).catch((error: unknown) => {
    throw new Refusal(`${folder} can't be read (${systemCode(error) ?? error}).`);
  });
  if (files.includes(RECORD_FILE))
    throw new Refusal(`${folder} holds a ${RECORD_FILE}, a name that the registry keeps for itself.`);
  const named = [
    ...manifest.entry,
    ...(manifest.server ? [manifest.server] : []),
    ...Object.values(manifest.chunks).flatMap((chunk) => chunk.files),
    ...(manifest.shell?.fonts ?? []),
  ];
  const missing = named.find((file) => !files.includes(file));
  if (missing) throw new Refusal(`${source} names ${missing}, which the folder doesn't hold: build again.`);
  return { manifest, files };
};
