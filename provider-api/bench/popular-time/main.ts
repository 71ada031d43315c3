import { availableParallelism, loadavg } from 'node:os';
import { addDays, localDateOf } from '@sundara/contracts';
import { withinMarket } from './market.ts';

const CUSTOMERS = 200;
const ROUNDS = 50;
/** Reads of the other customer before the crowds come, per process. */
const QUIET_READS = 200;
/** How much longer the median read may take during the crowd, as a factor. */
const MOST_TIMES = 5;
const TIMES = ['10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00'];

/**
 * `npm run bench -- popular-time`: in each round all customers order the same time at once, at two API processes with
 * one PostgreSQL and the waits of production, while another customer reads their bookings repeatedly.
 * @returns whether each round had one winner and no response of 500 or more, and the reader was hardly slowed down
 */
const main = (): Promise<boolean> =>
  withinMarket(CUSTOMERS, async ({ order, read }) => {
    const load = loadavg()[0] ?? 0;
    if (load > availableParallelism())
      console.log(`Others keep this machine busy (load ${load.toFixed(1)}): ratios come out too high.`);
    for (let warm = 0; warm < QUIET_READS; warm += 1) await read();
    const quiet: number[] = [];
    while (quiet.length < 2 * QUIET_READS) quiet.push(await read());
    const beside: number[] = [];
    const tomorrow = addDays(localDateOf(new Date()), 1);
    const told = new Map<string, number>();
    let longest = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const day = addDays(tomorrow, Math.floor(round / TIMES.length));
      let answered = false;
      const began = performance.now();
      const crowd = order(`${day}T${TIMES[round % TIMES.length]}`).finally(() => {
        answered = true;
      });
      while (!answered) beside.push(await read());
      for (const answer of await crowd) told.set(answer, (told.get(answer) ?? 0) + 1);
      longest = Math.max(longest, performance.now() - began);
    }
    const times = median(beside) / median(quiet);
    for (const [answer, count] of [...told].sort()) console.log(`${answer}: ${count} times`);
    console.log(`The longest of ${ROUNDS} rounds took ${(longest / 1_000).toFixed(1)} s.`);
    console.log(
      `Another customer's bookings are read in ${median(quiet).toFixed(1)} ms alone and ${median(beside).toFixed(1)} ms beside the crowd: ${times.toFixed(1)} times as long (median of ${beside.length}; at most ${MOST_TIMES}).`,
    );
    const isTold = told.get('200') === ROUNDS && told.get('409 SLOT_TAKEN') === ROUNDS * (CUSTOMERS - 1);
    return isTold && times <= MOST_TIMES;
  });

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1));
process.exitCode = (await main()) ? 0 : 1;
