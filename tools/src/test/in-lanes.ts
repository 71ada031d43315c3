/** Whatever the machine has: a file of tests waits about as long as it computes, and a journey is a whole product. */
const LANES = 2;

/**
 * Does all the work in some lanes at once; whoever is free takes the next.
 *
 * @returns what each piece answered, in the order of the work
 */
export async function inLanes<Work, Outcome>(
  all: readonly Work[],
  run: (work: Work) => Promise<Outcome>,
): Promise<readonly Outcome[]> {
  const waiting = all.entries();
  const outcomes: Outcome[] = [];
  const lane = async () => {
    for (const [place, work] of waiting) outcomes[place] = await run(work);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return outcomes;
}
