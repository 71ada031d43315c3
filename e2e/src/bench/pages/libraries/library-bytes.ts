import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { charactersBySource, type SourceMapText } from './source-map.ts';

const compress = promisify(brotliCompress);

/** The package that a source belongs to, ours by their folder. */
export const libraryOf = (source: string): string => {
  const [, installed] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? [];
  if (installed) return installed.startsWith('@module-federation/') ? '@module-federation' : installed;
  const [, shared] = /\/(shared-[a-z]+)\//.exec(source) ?? [];
  if (shared) return shared;
  return /\/src\/|hot-update/.test(source) ? 'shell and remotes' : 'bundler';
};

/** A script with its source map, if it has one. */
export interface MappedScript {
  readonly text: string;
  readonly map: SourceMapText | undefined;
}

/**
 * Library → brotli bytes of some scripts: each script's compressed size is shared out by the characters that come from
 * each library. The largest first.
 */
export const bytesByLibrary = async (
  scripts: readonly MappedScript[],
): Promise<readonly (readonly [string, number])[]> => {
  const sums = new Map<string, number>();
  for (const { text, map } of scripts) {
    const { length } = await compress(text);
    const perCharacter = length / Math.max(1, text.length);
    const shares = map ? charactersBySource(text, map) : new Map([['', text.length]]);
    for (const [source, characters] of shares) {
      const library = libraryOf(source);
      sums.set(library, (sums.get(library) ?? 0) + characters * perCharacter);
    }
  }
  return [...sums].sort(([, a], [, b]) => b - a);
};
