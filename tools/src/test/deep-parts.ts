import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '../../setup/refusal.mjs';
import { PARTS } from '../boundaries/boundary-table.ts';
import { NOT_READ, TEST_ENDINGS, testFiles } from '../workspace/test-files.ts';

/** Tests that have a deep size or hold a check of the catalogue, grouped by subject so that two cores run each part in 40 minutes. */
export interface DeepPart {
  readonly name: string;
  /** Paths below the root. */
  readonly files: readonly string[];
}

/** Drills of the package on many processes, which each start one; no other part has them, nor a quick run that does not name them. */
export const CLUSTER = 'cluster';

/** A file belongs to the first entry that it fits. */
const WHAT_BELONGS = [
  { name: 'units', fits: /\.test\.tsx?$/ },
  {
    name: 'bookings',
    fits: /^provider-api\/src\/areas\/(booking|customer|salon-operations)\//,
  },
  { name: 'money', fits: /^provider-api\/src\/areas\/money\// },
  { name: 'histories', fits: /^provider-api\/src\/app\/histories\./ },
  { name: 'contract', fits: /^provider-api\/src\/app\/contract-/ },
  { name: 'marketplace', fits: /^provider-api\// },
  { name: 'rules', fits: /^tools\/src\/rules\// },
  { name: 'releases', fits: /^(registry|tools)\// },
  { name: CLUSTER, fits: /\.drill\.ts$/ },
  { name: 'endurance', fits: /^e2e\/src\/endurance\// },
  { name: 'drills', fits: /^e2e\// },
] as const;

/** Tests whose only depth is that they run on the embedded database too. */
const DATABASES = 'databases';

/** Calls that read the depth of a run, or show a check of the catalogue, whose figures a deep run collects. */
export const HAS_A_DEPTH = /\b(sized\(|testDepth\(|shows\(\s*'T\d)/;
/** Calls of `forEachDatabase` and of what is built on it, such as `forEachBench`. */
const HAS_TWO_DATABASES = /^forEach[A-Z]\w+\(/m;

/**
 * Reads every test of the repository and selects those that ask for their depth, so that no list can leave one out.
 *
 * @throws Error for a test that belongs to no part
 */
export const findDeepParts = async (root: string): Promise<readonly DeepPart[]> => {
  const found = await Promise.all(PARTS.map(({ folder }) => testFiles(root, `${folder}/src`, TEST_ENDINGS)));
  const names = [...WHAT_BELONGS.map(({ name }) => name), DATABASES];
  const files = new Map<string, string[]>(names.map((name) => [name, []]));
  for (const file of found.flat()) {
    if (NOT_READ.test(file)) continue;
    const source = await readFile(path.join(root, file), 'utf8');
    if (!HAS_A_DEPTH.test(source)) {
      if (file.endsWith('.drill.ts')) files.get(CLUSTER)?.push(file);
      if (HAS_TWO_DATABASES.test(source)) files.get(DATABASES)?.push(file);
      continue;
    }
    const part = WHAT_BELONGS.find(({ fits }) => fits.test(file));
    if (!part) throw new Error(`${file} has a deep size and belongs to no part of npm run test:deep.`);
    files.get(part.name)?.push(file);
  }
  return [...files].map(([name, ofPart]) => ({ name, files: ofPart }));
};

/**
 * What the command line names of the parts: whole ones by their names, of others the files that it gives, as those that
 * were red; all when it names none.
 *
 * @throws Refusal for a word that is neither
 */
export const partsNamed = (parts: readonly DeepPart[], words: readonly string[]): readonly DeepPart[] => {
  const unknown = words.find(
    (word) => !parts.some(({ name, files }) => name === word || files.includes(word)),
  );
  if (unknown !== undefined) {
    const names = parts.map(({ name }) => name).join(', ');
    throw new Refusal(
      `there is no part or deep test '${unknown}': give some of ${names}, files of them, or nothing.`,
    );
  }
  if (words.length === 0) return parts;
  return parts
    .map((part) => ({
      ...part,
      files: words.includes(part.name) ? part.files : part.files.filter((file) => words.includes(file)),
    }))
    .filter(({ files }) => files.length > 0);
};
