type Environment = Readonly<Record<string, string | undefined>>;

/** Tests run in Node; the contract's own code, which is beside this, does not count on it. */
declare const process: { readonly env: Environment };

/** A test of Node's runner, as far as it can tell something beside its outcome. */
interface Teller {
  diagnostic(message: string): void;
}

/**
 * The one seed of all chance in a run of the tests: SEED, or another one each time. The test that takes it says which,
 * so that whoever sees it fail can have the same again.
 *
 * @param test of Node's runner; tests of Jest name the seed themselves
 * @throws Error where SEED is no whole number
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
