/** Long, to fail only what hangs: on a busy machine a correct test can be slow. */
const LIMIT_MS = 300_000;
const FIRST_PAUSE_MS = 2;
const LONGEST_PAUSE_MS = 50;

type Truthy<Found> = Exclude<Found, undefined | null | false | 0 | ''>;

/**
 * Polls with growing pauses until `look` finds something, however long a busy machine takes.
 *
 * @returns what the last look found
 * @throws Error with the source text of `look`, by default after five minutes
 * @example
 * await until(async () => (await statusOf(id)) === 'expired');
 */
export const until = async <Found>(
  look: () => Found | Promise<Found>,
  limitMs = LIMIT_MS,
): Promise<Truthy<Found>> => {
  const end = performance.now() + limitMs;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    const found = await look();
    if (found) return found as Truthy<Found>;
    if (performance.now() > end) throw new Error(`It did not come to this: ${look}`);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
};
