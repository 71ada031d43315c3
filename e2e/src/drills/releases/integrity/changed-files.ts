import assert from 'node:assert/strict';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import type { Site } from '../../../site.ts';

/** Some files of a release: those of its part, `remotes/discovery` or `shell`, whose names end so. */
export interface ReleaseFiles {
  readonly part: string;
  readonly version: string;
  readonly ending: RegExp;
}

/** Where the registry of a site keeps a release. */
export const releaseFolder = (
  { dataDir }: Site,
  { part, version }: Pick<ReleaseFiles, 'part' | 'version'>,
): string => path.join(dataDir, 'registry', 'files', part, version);

const changed = (file: string, content: string): string =>
  file.endsWith('.js') ? `globalThis.foreign=1;${content}` : content.replace('1', '9');

/** The file at an address; undefined for any other address. */
const fileAt = ({ part, version, ending }: ReleaseFiles, address: string): string | undefined => {
  const [, file] = new URL(address).pathname.split(`/assets/${part}/${version}/`);
  return file && ending.test(file) ? file : undefined;
};

/** Changes the files where they lie, and restores them at the end. */
export const withFilesChanged = async (
  site: Site,
  files: ReleaseFiles,
  work: () => Promise<void>,
): Promise<void> => {
  const folder = releaseFolder(site, files);
  const kept = await mkdtemp(path.join(tmpdir(), 'sundara-kept-'));
  await cp(folder, kept, { recursive: true });
  const found = (await readdir(folder, { recursive: true })).filter((file) => files.ending.test(file));
  assert(found.length > 0, `${folder} has no file like ${files.ending}`);
  for (const file of found) {
    const place = path.join(folder, file);
    await writeFile(place, changed(file, await readFile(place, 'utf8')));
    for (const packed of ['.br', '.gz']) await rm(place + packed, { force: true });
  }
  try {
    await work();
  } finally {
    await rm(folder, { recursive: true });
    await cp(kept, folder, { recursive: true });
    await rm(kept, { recursive: true });
  }
};

/** Answers a page with other bytes for the files, as a malicious server or cache would. */
export const answerChanged = async (site: Site, files: ReleaseFiles, page: Page): Promise<void> => {
  await page.route(
    ({ href }) => fileAt(files, href) !== undefined,
    async (route) => {
      const file = fileAt(files, route.request().url()) ?? '';
      await route.fulfill({
        contentType: file.endsWith('.js') ? 'text/javascript' : 'text/css',
        headers: { 'access-control-allow-origin': '*' },
        body: changed(file, await readFile(path.join(releaseFolder(site, files), file), 'utf8')),
      });
    },
  );
};

/** Collects the status of each of the files that a page asks for from now on. */
export const watchFiles = (page: Page, files: ReleaseFiles): ReadonlyMap<string, number> => {
  const answers = new Map<string, number>();
  page.on('response', (response) => {
    const file = fileAt(files, response.url());
    if (file) answers.set(file, response.status());
  });
  return answers;
};

/** Asserts that files were asked for, and that each was answered with 410 and is in the site's security log. */
export const assertNotServed = (
  site: Site,
  { version }: ReleaseFiles,
  answers: ReadonlyMap<string, number>,
): void => {
  assert(answers.size > 0, 'no changed file was asked for');
  const lines = site.output().split('\n');
  for (const [file, status] of answers) {
    assert.equal(status, 410, file);
    const isNamed = (line: string) => line.includes(`/${version}/${file} is not the file that was published`);
    assert(
      lines.some((line) => line.includes('crypt_integrity_fail') && isNamed(line)),
      `${file} is in no line`,
    );
  }
};
