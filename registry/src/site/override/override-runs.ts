import type { Override } from '@sundara/contracts/federation';
import type { Context } from '../../core/context.ts';
import type { RunSet } from '../live/run-set.ts';
import { composeOverride, serversOf } from './compose-override.ts';

/** As many overrides are kept composed; a page of another one takes some milliseconds longer. */
const MOST_KEPT = 100;
/** The one environment whose visitors are developers, with servers on their machines. */
const TAKES_SERVERS = 'local';

interface Wish {
  readonly environment: string;
  readonly token: string;
  readonly override: Override;
}

/**
 * Composes what browsers run by their overrides, each once for as long as its environment runs the same. What developers'
 * servers serve is looked at for every page.
 *
 * @throws Refusal when something that the override names isn't there
 */
export const createOverrideRuns = (context: Context, assetsUrl: string) => {
  const kept = new Map<string, Promise<RunSet>>();
  return (usual: RunSet, { environment, token, override }: Wish): Promise<RunSet> => {
    const compose = () =>
      composeOverride({ context, assetsUrl, takesServers: environment === TAKES_SERVERS }, usual, override);
    if (serversOf(override).length > 0) return compose();
    const key = `${usual.id} ${token}`;
    const known = kept.get(key);
    if (known) return known;
    const composing = compose();
    kept.set(key, composing);
    composing.catch(() => kept.delete(key));
    for (const oldest of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(oldest);
    return composing;
  };
};
export type OverrideRuns = ReturnType<typeof createOverrideRuns>;
