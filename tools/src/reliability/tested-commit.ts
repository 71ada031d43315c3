import { describeTree } from '../checkout/commit-of.ts';
import { FOUND_FILE } from '../mutants/found-faults.ts';
import { FIGURES_FILE } from './figures.ts';

/** What is recorded changes the tree for the next run, which tests the same commit. */
const RECORDS = [FIGURES_FILE, FOUND_FILE, 'docs/reliability.md'];

/** The commit that a recorded run tests, with the suffix '-dirty' where the sources differ from it. */
export const testedCommit = (root: string): Promise<string> => describeTree(root, RECORDS);
