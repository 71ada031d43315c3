import type { NetworkFault } from '@sundara/contracts/testing';
import type { FaultProxy } from './fault-proxy.ts';

/** Longer than anything in the product waits. */
const SLOW_MS = 10_000;

const BEGIN: Readonly<Record<NetworkFault, (way: FaultProxy) => Promise<void> | void>> = {
  down: (way) => way.down(),
  reset: (way) => way.poison({ resetPeer: 0 }),
  silent: (way) => way.poison({ timeout: 0 }),
  slow: (way) => way.poison({ latency: SLOW_MS }, 'downstream'),
};

/** Makes a way between two parts fail, on open connections too, until the proxy is healed. */
export const beginFault = async (fault: NetworkFault, way: FaultProxy): Promise<void> => BEGIN[fault](way);
