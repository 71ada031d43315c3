/** Tests run in Node; the contract's own code, which is beside this, does not count on it. */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

/** `quick` belongs to every push, `deep` to a release and to a change of what the test is about. */
export type Depth = 'quick' | 'deep';

/**
 * How deep this run of the tests goes: TEST_DEPTH, which `npm run test:deep` sets; quick unless told.
 *
 * @throws Error at any other word
 */
export const testDepth = (depth = process.env.TEST_DEPTH ?? 'quick'): Depth => {
  if (depth === 'quick' || depth === 'deep') return depth;
  throw new Error(`TEST_DEPTH is '${depth}': write quick or deep.`);
};

/**
 * How many callers, rounds or steps a test takes: enough to find the fault it is about in a quick run, the full number
 * of the catalogue of checks in a deep one.
 *
 * @example
 * const ROUNDS = sized({ quick: 10, deep: 200 });
 */
export const sized = (sizes: Readonly<Record<Depth, number>>, depth = testDepth()): number => sizes[depth];
