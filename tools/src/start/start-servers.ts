import type { Progress, Step } from '../../setup/progress.mjs';
import { Refusal } from '../../setup/refusal.mjs';
import type { Server } from './servers.ts';
import { type Supervision, superviseServers } from './supervise.ts';
import { waitReady } from './wait-ready.ts';

/** Servers that are waited for together, with the title of this step. */
export interface Stage {
  readonly title: string;
  readonly servers: readonly Server[];
}

/**
 * Starts all servers at the same time and waits for them stage by stage; from then on one that dies is restarted.
 *
 * @throws Refusal when one ends or isn't ready in time; everything that was started has ended by then
 */
export const startServers = async (
  stages: readonly Stage[],
  root: string,
  progress: Progress,
): Promise<void> => {
  const supervision = superviseServers(
    stages.flatMap(({ servers }) => servers),
    root,
  );
  try {
    for (const { title, servers } of stages) {
      await waitForAll(supervision.running, servers, progress.begin(title));
    }
  } catch (error) {
    await supervision.stop();
    throw error;
  }
  supervision.watch();
};

const waitForAll = async (
  running: Supervision['running'],
  servers: readonly Server[],
  step: Step,
): Promise<void> => {
  for (const server of servers) {
    const child = running.get(server);
    if (!child) throw new Refusal(`${server.name} was not started.`);
    step.doing(`waiting for ${server.waitingFor}`);
    await waitReady(child, `${server.address}${server.readyPath ?? '/readyz'}`, server.readyLimitMs);
  }
  step.done(`${servers.map(({ name }) => name).join(' and ')} ready`);
};
