import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CheckId } from '@sundara/contracts/testing';
import { PARTS } from '../boundaries/boundary-table.ts';
import { NOT_READ, TEST_ENDINGS, testFiles } from '../workspace/test-files.ts';

const CLAIM = /\bshows\(\s*'(T\d+)'/g;

/** Files of tests by the check that they hold, below the root and in order. */
export type Claims = ReadonlyMap<CheckId, readonly string[]>;

/** Reads every test of the repository for the checks that it holds: the calls of `shows`. */
export const findClaims = async (root: string): Promise<Claims> => {
  const files = await Promise.all(PARTS.map(({ folder }) => testFiles(root, `${folder}/src`, TEST_ENDINGS)));
  const claims = new Map<CheckId, string[]>();
  for (const file of files.flat().sort()) {
    if (NOT_READ.test(file)) continue;
    const source = await readFile(path.join(root, file), 'utf8');
    const ids = new Set([...source.matchAll(CLAIM)].map(([, id]) => id as CheckId));
    for (const id of ids) claims.set(id, [...(claims.get(id) ?? []), file]);
  }
  return claims;
};
