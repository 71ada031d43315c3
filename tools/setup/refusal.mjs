/** A failure that the user can fix: its message is one sentence, printed without a stack. */
export class Refusal extends Error {}

/**
 * Runs a command of the root `package.json` to its end; a refusal becomes its sentence on stderr and exit code 1, any
 * other error keeps its stack, because then the fault is ours.
 *
 * @param {string} what how the sentence begins, as 'Sundara cannot start'
 * @param {() => Promise<unknown>} work
 */
export const endInOneSentence = async (what, work) => {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Refusal ? `${what}: ${error.message}` : error);
    process.exit(1);
  }
};
