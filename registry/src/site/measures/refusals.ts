import { counter } from '@sundara/node/telemetry';

/** Why the front door refused a client, or cut it off. */
type Reason =
  | 'slow'
  | 'pipelined'
  | 'connections'
  | 'calls'
  | 'queue'
  | 'two-hosts'
  | 'unknown-host'
  | 'unreadable';

/** @returns counts one refusal */
export const refusalCounter = (): ((reason: Reason) => void) => {
  const refusals = counter('sundara.front_door.refusals');
  return (reason) => refusals.add(1, { reason });
};
