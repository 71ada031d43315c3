/** Declared here because this package's contract code, unlike its tests, does not depend on Node. */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

/** `quick` runs at every push, `deep` before a release and when the tested code changes. */
export type Depth = 'quick' | 'deep';

/**
 * The depth of this test run: TEST_DEPTH, which `npm run test:deep` sets; by default quick.
 *
 * @throws Error for any other value
 */
export const testDepth = (depth = process.env.TEST_DEPTH ?? 'quick'): Depth => {
  if (depth === 'quick' || depth === 'deep') return depth;
  throw new Error(`TEST_DEPTH is '${depth}': write quick or deep.`);
};

/**
 * How many callers, rounds or steps a test uses: in a quick run enough to find the fault that it looks for, in a deep
 * one the full number in the catalogue of checks.
 *
 * @example
 * const ROUNDS = sized({ quick: 10, deep: 200 });
 */
export const sized = (sizes: Readonly<Record<Depth, number>>, depth = testDepth()): number => sizes[depth];
