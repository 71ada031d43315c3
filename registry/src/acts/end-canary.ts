import type { EnvironmentDocument } from '@sundara/contracts/federation';
import type { Actor, EnvironmentChange, Registry } from '../core/registry.ts';
import { markFailed, unmarked } from '../environments/ended-by-canary.ts';
import {
  type RuledOptions,
  requireComposition,
  requirePinsKept,
  settingsOf,
} from '../environments/environment-rules.ts';
import { requireNotWithdrawn } from '../environments/require-not-withdrawn.ts';
import { requireFit } from '../gate/check-composition.ts';
import { requireApi } from '../provider/require-api.ts';
import { Refusal } from '../refusal.ts';
import { requireRules } from '../rules/require-rules.ts';
import { changeRunning } from './change-running.ts';

export interface EndOptions extends RuledOptions {
  /** What the act records in addition to the canary's composition and share: the limit that it broke, for instance. */
  readonly details?: Readonly<Record<string, string>> | undefined;
}

/**
 * Ends a canary: `stop` and `failed` return all visitors to what the environment runs, `finish` gives all of them the
 * canary's composition. `failed` also marks the tried releases, so that nobody takes them for good ones. Only `finish`
 * checks the gate, the environment's rules, the provider API, the pins and withdrawals.
 *
 * @throws Refusal when no canary runs; for `finish` also when its releases are incompatible with each other or the
 * provider API, one was withdrawn, a pinned id would move or a rule is broken
 */
export const endCanary = (
  registry: Registry,
  name: string,
  end: 'stop' | 'finish' | 'failed',
  actor: Actor,
  { details = {}, ...options }: EndOptions = {},
): Promise<EnvironmentDocument> =>
  changeRunning(registry, name, actor, options, async (current) => {
    const { canary, ...kept } = settingsOf(current);
    if (!canary) throw new Refusal(`No canary runs in '${name}'.`);
    const { composition, percent } = canary;
    let asked: Readonly<Record<string, string>> = {};
    const settings = async (): Promise<EnvironmentChange['next']> => {
      if (end === 'stop') return kept;
      if (end === 'failed') return { ...kept, ...(await markFailed(registry, current, actor.why)) };
      const running = await requireComposition(registry, current.composition);
      const next = await requireComposition(registry, composition);
      requirePinsKept(name, current, running, next);
      await requireNotWithdrawn(registry, next, running);
      await requireFit(registry, next, name, next);
      const judged = await requireRules(registry, { name, current }, next, running, options);
      const api = await requireApi(registry, { name, provider: current.provider }, next, running, options);
      asked = { ...judged.details, ...api };
      return { ...unmarked(kept, next), ...judged.judgedBy, composition };
    };
    const next = await settings();
    return {
      act: `canary.${end}`,
      details: { ...details, ...asked, composition, percent: String(percent) },
      next,
    };
  });
