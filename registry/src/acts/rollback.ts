import type { EnvironmentDocument } from '@sundara/contracts/federation';
import type { Actor, Registry } from '../core/registry.ts';
import { unmarked } from '../environments/ended-by-canary.ts';
import {
  type RunOptions,
  requireComposition,
  requirePinsKept,
  settingsOf,
} from '../environments/environment-rules.ts';
import { hasRun } from '../environments/has-run.ts';
import { requireNotWithdrawn } from '../environments/require-not-withdrawn.ts';
import { requireFit } from '../gate/check-composition.ts';
import { requireApi } from '../provider/require-api.ts';
import { Refusal } from '../refusal.ts';
import { changeRunning } from './change-running.ts';

/**
 * Returns an environment to a composition that it ran before, as one unit: the shell and every remote. This ends a
 * running canary, as it was made for what ran until now. The environment's rules aren't checked: the composition passed
 * them before, and a repair must not wait.
 *
 * @throws Refusal when the environment never ran it or runs it now, its releases are incompatible with each other or
 * the provider API, missing or withdrawn, a pinned id would move, and for a locked environment; Conflict when the
 * expected sequence differs
 */
export const rollback = (
  registry: Registry,
  name: string,
  to: string,
  actor: Actor,
  options: RunOptions = {},
): Promise<EnvironmentDocument> =>
  changeRunning(registry, name, actor, options, async (current) => {
    if (current.composition === to) throw new Refusal(`'${name}' runs the composition ${to} now.`);
    if (!(await hasRun(registry, name, to)))
      throw new Refusal(`'${name}' has never run the composition ${to}: take one of its history.`);
    const next = await requireComposition(registry, to);
    const running = await requireComposition(registry, current.composition);
    requirePinsKept(name, current, running, next);
    await requireNotWithdrawn(registry, next, running);
    await requireFit(registry, next, name, next);
    const asked = await requireApi(registry, { name, provider: current.provider }, next, running, options);
    const { canary, ...kept } = settingsOf(current);
    return {
      act: 'rollback',
      details: { ...(canary && { composition: canary.composition }), ...asked },
      next: { ...unmarked(kept, next), composition: to },
    };
  });
