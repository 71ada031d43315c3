/** Declared here because this package's contract code, unlike its tests, does not depend on Node. */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

/** Variable with the name of the bundles of the programs that tests start, 'integration': see `bundleOf`. */
export const BUNDLED = 'TEST_BUNDLES';

/**
 * The path of a source's bundle, for tests and for programs that they start: inside node_modules of its package, so
 * that dependencies are resolved from there.
 *
 * @param bundles the name under which the bundles were built
 * @example
 * bundleOf('registry/src/core/race.itest.ts', 'integration')
 * // 'registry/node_modules/.cache/tests/integration/core/race.itest.js'
 */
export const bundleOf = (file: string, bundles: string): string =>
  file.replace(/^(.*)\/src\/(.*)\.ts$/, `$1/node_modules/.cache/tests/${bundles}/$2.js`);

/**
 * The arguments with which Node starts one of our programs: its bundle if the run has built one, which starts in a
 * fifth of the time, else its source.
 */
export const nodeProgram = (file: string, environment = process.env): readonly string[] => {
  const bundles = environment[BUNDLED];
  return bundles === undefined
    ? ['--import', 'tsx', file]
    : ['--enable-source-maps', bundleOf(file, bundles)];
};
