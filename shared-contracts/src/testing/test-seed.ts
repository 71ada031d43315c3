type Environment = Readonly<Record<string, string | undefined>>;

/** Declared here because this package's contract code, unlike its tests, does not depend on Node. */
declare const process: { readonly env: Environment };

/** The part of a Node test that can print something in addition to its outcome. */
interface Teller {
  diagnostic(message: string): void;
}

/**
 * The seed of a test's random values: SEED, which `npm test` sets, or a new one each time. The test that uses it prints it, so that a failure
 * can be reproduced.
 *
 * @param test a test of Node's runner; Jest tests report the seed themselves
 * @throws Error if SEED is not a whole number
 * @example
 * it('never books a chair twice', async (test) => { const random = randomOf(testSeed(test)); … });
 */
export const testSeed = (test?: Teller, { SEED: given }: Environment = process.env): number => {
  const seed = given === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(given);
  if (!Number.isSafeInteger(seed) || given?.trim() === '')
    throw new Error(`SEED is '${given}': write a whole number.`);
  test?.diagnostic(`SEED=${seed}`);
  return seed;
};
