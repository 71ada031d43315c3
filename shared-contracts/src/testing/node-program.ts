/** Tests run in Node; the contract's own code, which is beside this, does not count on it. */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

/** Names the bundles that were made of the programs which tests start, 'integration': see `bundleOf`. */
export const BUNDLED = 'TEST_BUNDLES';

/**
 * Where the bundle of a source lies, for tests and for programs that they start: inside node_modules of its part, so
 * that packages are found from there.
 *
 * @param bundles the name under which they were made
 * @example
 * bundleOf('registry/src/core/race.itest.ts', 'integration')
 * // 'registry/node_modules/.cache/tests/integration/core/race.itest.js'
 */
export const bundleOf = (file: string, bundles: string): string =>
  file.replace(/^(.*)\/src\/(.*)\.ts$/, `$1/node_modules/.cache/tests/${bundles}/$2.js`);

/**
 * The arguments with which Node starts a program of ours: its bundle in a run that has made one, which begins in a
 * fifth of the time, else its source.
 */
export const nodeProgram = (file: string, environment = process.env): readonly string[] => {
  const bundles = environment[BUNDLED];
  return bundles === undefined
    ? ['--import', 'tsx', file]
    : ['--enable-source-maps', bundleOf(file, bundles)];
};
