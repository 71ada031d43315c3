import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';

const CONNECTIONS = 32;
const WARM_MS = 2_000;
const MEASURED_MS = 6_000;

/** Asks and reads the answer. @throws Error for any other status than 200 */
const get = (address: string, path: string, agent: Agent): Promise<void> =>
  new Promise((resolve, reject) => {
    const asked = request(`${address}${path}`, { agent }, (answer) => {
      answer.resume().once('end', () => {
        if (answer.statusCode === 200) resolve();
        else reject(new Error(`${path} answers ${answer.statusCode}`));
      });
    });
    asked.once('error', reject).end();
  });

/**
 * How many answers a second clients get who keep their connections and each ask again as soon as they are answered.
 * @param addresses of the processes, which clients use in turn
 */
export const requestsPerSecond = async (addresses: readonly string[], path: string): Promise<number> => {
  const agent = new Agent({ keepAlive: true });
  let answers = 0;
  let goesOn = true;
  const clients = Array.from({ length: CONNECTIONS }, async (_, place) => {
    const address = addresses[place % addresses.length] ?? '';
    while (goesOn) {
      await get(address, path, agent);
      answers += 1;
    }
  });
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  await pause(WARM_MS);
  const [before, since] = [answers, performance.now()];
  await pause(MEASURED_MS);
  const perSecond = ((answers - before) / (performance.now() - since)) * 1_000;
  goesOn = false;
  await Promise.all(clients);
  agent.destroy();
  return perSecond;
};
