import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PARTS } from '../boundaries/boundary-table.ts';
import { TEST_ENDINGS, testFiles } from '../workspace/test-files.ts';

/** Pages that promise something by the name of a test. */
const PAGES = ['docs/security.md', 'docs/asvs.md'];
const NAMED = /`([\w/.-]*\.(?:test\.tsx?|(?:itest|journey|drill)\.ts))`/g;

/** Tests that pages name and that are not there, or are there twice, one sentence each. */
export const namedTestFaults = async (root: string): Promise<string[]> => {
  const files = await Promise.all(PARTS.map(({ folder }) => testFiles(root, `${folder}/src`, TEST_ENDINGS)));
  const known = files.flat().map((file) => `/${file}`);
  const faults = PAGES.map(async (page) =>
    misnamedIn(await readFile(path.join(root, page), 'utf8'), page, known),
  );
  return (await Promise.all(faults)).flat();
};

/** @param known paths below the root, each with a leading slash; a page may leave out folders before a name */
export const misnamedIn = (text: string, page: string, known: readonly string[]): string[] => {
  const names = new Set([...text.matchAll(NAMED)].map(([, name = '']) => name));
  return [...names].flatMap((name) => {
    const meant = known.filter((file) => file.endsWith(`/${name}`));
    if (meant.length === 1) return [];
    return meant.length === 0
      ? `${page} names the test ${name}, which is not there.`
      : `${page} names the test ${name}, which ${meant.length} files could be: name its folder too.`;
  });
};
