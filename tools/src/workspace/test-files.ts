import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Every kind of test: units, pages, integration, journeys, drills of a cluster. */
export const TEST_ENDINGS = ['.test.ts', '.test.tsx', '.itest.ts', '.journey.ts', '.drill.ts'];

/** Sources that implement depths of tests and checks of the catalogue, or test them, so that what they say of themselves counts for nothing. */
export const NOT_READ =
  /^(shared-contracts\/src\/testing\/|tools\/src\/(test\/deep|reliability\/)|provider-api\/src\/testing\/)/;

const NOT_SEARCHED = new Set(['node_modules', 'dist', 'coverage', 'fixtures']);

/**
 * The files below a folder of the repository that have one of the endings.
 *
 * @returns paths below the root, sorted; none where the folder does not exist
 */
export const testFiles = async (
  root: string,
  folder: string,
  endings: readonly string[],
): Promise<string[]> => {
  const entries = await readdir(path.join(root, folder), { withFileTypes: true }).catch(() => []);
  const found = entries.map(async (entry) => {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return NOT_SEARCHED.has(entry.name) ? [] : testFiles(root, file, endings);
    return endings.some((ending) => entry.name.endsWith(ending)) ? [file] : [];
  });
  return (await Promise.all(found)).flat().sort();
};
