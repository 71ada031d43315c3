import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { nodeProgram } from '@sundara/contracts/testing';
import { ask } from './ask.ts';
import { runCommand } from './commands.ts';
import type { Site } from './site.ts';

/**
 * These commands end when the site serves the change; on a machine that is busy with other tests that may take long.
 */
const WAITING: ReadonlySet<string | undefined> = new Set(['promote', 'rollback', 'canary']);

/** The release command line as a separate process. */
export const MARKETPLACE: readonly string[] = ['node', ...nodeProgram('registry/src/cli.ts')];

/** Runs the release command line on the site's registry, and accepts any exit code. */
export const runMarketplace = (site: Site, ...words: readonly string[]) => {
  const patience = WAITING.has(words[0]) && !words.includes('--wait') ? ['--wait', '120'] : [];
  return runCommand([...words, ...patience], { ...process.env, ...site.settings });
};

/** Runs the release command line on the site's registry; fails with its output when it does. */
export const marketplace = async (site: Site, ...words: readonly string[]): Promise<string> => {
  const { code, output } = await runMarketplace(site, ...words);
  assert.equal(code, 0, `marketplace ${words.join(' ')}\n${output}`);
  return output;
};

/** The hash that browsers check, and that a remote's entry holds for its chunks. */
const integrityOf = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Container names have no dots. */
const scopeOf = (id: string, version: string): string => `${id}_${version}`.replaceAll(/\W/g, '_');

/**
 * Makes a build of a part of every journey's product, there 1.0.0, under another version: a real build of the same
 * sources would give the same files, except for the name of a remote's container, which distinguishes versions in a
 * page, and the hashes that result from it.
 *
 * @param id 'shell', 'discovery'
 */
export const anotherVersion = async (
  { dataDir }: Site,
  id: string,
  version: string,
  folder: string,
): Promise<void> => {
  const releases = path.join(dataDir, 'registry/files', id === 'shell' ? id : `remotes/${id}`);
  const published = path.join(releases, '1.0.0');
  const record = JSON.parse(await readFile(path.join(published, 'record.json'), 'utf8'));
  const scope = scopeOf(id, version);
  const replaced = new Map([[scopeOf(id, '1.0.0'), scope]]);
  const [entry] = record.entry;
  // The entry is last: it contains the hashes of all others.
  for (const file of [...Object.keys(record.files).filter((file) => file !== entry), entry]) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await cp(path.join(published, file), target);
    if (id === 'shell' || !file.endsWith('.js')) continue;
    let text = await readFile(target, 'utf8');
    for (const [before, after] of replaced) text = text.replaceAll(before, after);
    await writeFile(target, text);
    replaced.set(record.files[file].integrity, integrityOf(text));
  }
  const manifest = { ...record, version, scope: id === 'shell' ? '' : scope };
  await writeFile(path.join(folder, 'build.json'), JSON.stringify(manifest));
};

/**
 * The file with the newest text of a document of the site's registry, of whose folder each version is a file.
 *
 * @param name its folder: 'environments', 'staging'
 */
export const newestDocument = async ({ dataDir }: Site, ...name: readonly string[]): Promise<string> => {
  const folder = path.join(dataDir, 'registry/documents', ...name);
  const numbers = (await readdir(folder))
    .filter((file) => /^\d+\.json$/.test(file))
    .map((file) => Number.parseInt(file, 10));
  return path.join(folder, `${Math.max(...numbers)}.json`);
};

/** The same site in another environment: 'http://qa.localhost:3000'. */
export const siteOf = ({ url }: Site, environment: string): string =>
  url.replace('//localhost', `//${environment}.localhost`);

interface Wish {
  readonly versions?: Readonly<Record<string, string>>;
  readonly composition?: string;
  readonly faults?: Readonly<Record<string, string>>;
  readonly minutes?: number;
  readonly path?: string;
}

/** Requests a link that turns an override on. */
export const overrideLink = async (url: string, wish: Wish): Promise<string> => {
  const answer = await ask(`${url}/api/releases/override-links`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ by: 'The drill', versions: {}, faults: {}, minutes: 30, path: '/', ...wish }),
  });
  assert.equal(answer.status, 200, answer.text);
  return JSON.parse(answer.text).url;
};
