import { createHash } from 'node:crypto';
import {
  type Asset,
  BUILD_MANIFEST_FILE,
  type BuildManifest,
  buildManifestSchema,
} from '@sundara/contracts/federation';
import { Refusal } from '../../../setup/refusal.mjs';
import type { DevServer } from '../dev-servers.ts';

const LIMIT_MS = 30_000;

/** The latest build of a development server. */
export interface SourceBuild {
  readonly manifest: BuildManifest;
  /** A file that the manifest names, with its present hash. */
  readonly assetOf: (file: string) => Asset;
}

/** File names contain a hash of the content, so a file's hash never changes. */
const hashes = new Map<string, string>();

/** @throws Refusal when the server doesn't answer, or answers something else than a build */
export const sourceBuild = async ({ name, origin, address }: DevServer): Promise<SourceBuild> => {
  const text = (await bytesOf(name, `${address}/${BUILD_MANIFEST_FILE}`)).toString();
  const manifest = buildManifestSchema.parse(JSON.parse(text));
  const files = [...manifest.entry, ...Object.values(manifest.chunks).flatMap((chunk) => chunk.files)];
  for (const file of new Set(files)) {
    const url = `${origin}/${file}`;
    if (!hashes.has(url)) hashes.set(url, hashOf(await bytesOf(name, `${address}/${file}`)));
  }
  return {
    manifest,
    assetOf: (file) => ({ url: `${origin}/${file}`, integrity: hashes.get(`${origin}/${file}`) ?? '' }),
  };
};

const hashOf = (content: Buffer): string => `sha384-${createHash('sha384').update(content).digest('base64')}`;

const bytesOf = async (name: string, url: string): Promise<Buffer> => {
  const reply = await fetch(url, { signal: AbortSignal.timeout(LIMIT_MS) });
  if (!reply.ok) throw new Refusal(`${name} answers ${reply.status} for ${url}: look at what it printed.`);
  return Buffer.from(await reply.arrayBuffer());
};
