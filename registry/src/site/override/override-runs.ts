import type { Override } from '@sundara/contracts/federation';
import type { Context } from '../../core/context.ts';
import type { ReleaseName } from '../../core/registry.ts';
import { withdrawalOf } from '../../core/release-logs.ts';
import { newReleases, refuseWithdrawn } from '../../environments/require-not-withdrawn.ts';
import type { RunSet } from '../live/run-set.ts';
import { composeOverride, isServer, serversOf } from './compose-override.ts';

/** How many composed overrides are cached; others cost a page some milliseconds more. */
const MOST_KEPT = 100;
/** The only environment whose visitors are developers, with servers on their machines. */
const TAKES_SERVERS = 'local';

interface Wish {
  readonly environment: string;
  readonly token: string;
  readonly override: Override;
}

/**
 * Composes what browsers run with their overrides, once for each override while its environment runs the same set.
 * Development servers and withdrawals are checked for every page.
 *
 * @throws Withdrawn when it would run a withdrawn release that the environment doesn't run; Refusal when something that
 * the override names is missing
 */
export const createOverrideRuns = (context: Context, assetsUrl: string) => {
  const kept = new Map<string, { readonly usual: RunSet; readonly runs: Promise<RunSet> }>();
  const registry = { withdrawalOf: (name: ReleaseName) => withdrawalOf(context, name) };

  const composed = (usual: RunSet, { environment, token, override }: Wish): Promise<RunSet> => {
    const compose = () =>
      composeOverride({ context, assetsUrl, takesServers: environment === TAKES_SERVERS }, usual, override);
    if (serversOf(override).length > 0) return compose();
    const key = `${usual.id} ${token}`;
    const known = kept.get(key);
    if (known?.usual === usual) return known.runs;
    const runs = compose();
    kept.set(key, { usual, runs });
    runs.catch(() => kept.delete(key));
    for (const oldest of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(oldest);
    return runs;
  };

  return async (usual: RunSet, wish: Wish): Promise<RunSet> => {
    const runs = await composed(usual, wish);
    const { versions } = wish.override;
    const begun = newReleases(runs.document, usual.document);
    await refuseWithdrawn(
      registry,
      // A developer's build may have the version of the release that it fixes.
      begun.filter(({ id }) => !isServer(versions[id] ?? '')),
    );
    return runs;
  };
};
export type OverrideRuns = ReturnType<typeof createOverrideRuns>;
