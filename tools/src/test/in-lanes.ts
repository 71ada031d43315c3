/**
 * Does all the work in some lanes at once, whatever the machine has; whoever is free takes the next.
 *
 * @returns what each piece answered, in the order of the work
 */
export async function inLanes<Work, Outcome>(
  all: readonly Work[],
  lanes: number,
  run: (work: Work) => Promise<Outcome>,
): Promise<readonly Outcome[]> {
  const waiting = all.entries();
  const outcomes: Outcome[] = [];
  const lane = async () => {
    for (const [place, work] of waiting) outcomes[place] = await run(work);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return outcomes;
}
