/** What recorded runs write, as paths below the root: figures of deep runs, faults that tests found, and their page. */
export const FIGURES_FILE = 'tools/src/reliability/figures.json';
export const FOUND_FILE = 'tools/src/mutants/found.json';
export const RELIABILITY_PAGE = 'docs/reliability.md';
