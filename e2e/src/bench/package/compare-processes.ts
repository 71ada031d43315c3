import { availableParallelism } from 'node:os';
import { freePort } from '@sundara/contracts/testing';
import { type Started, startMeasured } from './packaged-role.ts';
import { requestsPerSecond } from './requests-per-second.ts';

const COUNTS = [1, 2, 4] as const;
/** Answered from memory, and by the database. */
const PATHS = ['/api/public/salons?page=1&limit=12', '/readyz'] as const;

/**
 * Prints how many requests a second 1, 2 and 4 API processes answer, as ratios to one. Clients and database take their
 * share of the same processors, so that on a machine of two cores four processes can't be four times as fast.
 */
export const compareProcesses = async (words: readonly string[], env: NodeJS.ProcessEnv): Promise<void> => {
  console.log(`requests a second on ${availableParallelism()} cores, clients and database included:`);
  const first = new Map<string, number>();
  for (const count of COUNTS) {
    const started: Started[] = [];
    const addresses: string[] = [];
    for (let place = 0; place < count; place += 1) {
      const port = await freePort();
      started.push(await startMeasured(words, { ...env, API_PORT: `${port}` }, true));
      addresses.push(`http://127.0.0.1:${port}`);
    }
    for (const path of PATHS) {
      const perSecond = await requestsPerSecond(addresses, path);
      if (!first.has(path)) first.set(path, perSecond);
      const ratio = perSecond / (first.get(path) ?? Number.NaN);
      console.log(
        `  ${path} by ${count}: ${ratio.toFixed(2)} of one process (${Math.round(perSecond)} here)`,
      );
    }
    for (const one of started) await one.stop();
  }
};
