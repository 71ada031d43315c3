import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { newestDocument } from '../../../releases.ts';
import type { Site } from '../../../site.ts';
import { releaseFolder } from './changed-files.ts';

/** A document of the registry that is changed where it lies. */
interface ChangedDocument {
  readonly what: string;
  /**
   * Changes it; returns what mends it again.
   *
   * @param version of discovery, which the environment's newest document names
   */
  readonly spoil: (site: Site, version: string) => Promise<() => Promise<void>>;
}

const change = async (file: string, edit: (text: string) => string): Promise<() => Promise<void>> => {
  const text = await readFile(file, 'utf8');
  const changed = edit(text);
  assert.notEqual(changed, text, `${file} was to be changed`);
  await writeFile(file, changed);
  return () => writeFile(file, text);
};

export const CHANGED_DOCUMENTS: readonly ChangedDocument[] = [
  {
    what: 'an environment document with one byte changed',
    spoil: async (site) =>
      change(await newestDocument(site, 'environments', 'local'), (text) =>
        text.replace(/"sequence":\s*\d+/, (found) => `${found}0`),
      ),
  },
  {
    what: "an environment document with another one's signature",
    spoil: async (site) => {
      const other = JSON.parse(await readFile(await newestDocument(site, 'environments', 'qa'), 'utf8'));
      return change(await newestDocument(site, 'environments', 'local'), (text) =>
        JSON.stringify({ ...JSON.parse(text), signature: other.signature }),
      );
    },
  },
  {
    what: 'a composition with one byte changed',
    spoil: async (site, version) => {
      const { document } = JSON.parse(
        await readFile(await newestDocument(site, 'environments', 'local'), 'utf8'),
      );
      return change(await newestDocument(site, 'compositions', document.composition), (text) =>
        text.replace(version, version.replace(/.$/, '9')),
      );
    },
  },
  {
    what: 'a record with a hash deleted',
    spoil: async (site, version) =>
      change(path.join(releaseFolder(site, { part: 'remotes/discovery', version }), 'record.json'), (text) =>
        text.replace(/"integrity":"[^"]*"/, '"integrity":""'),
      ),
  },
];
