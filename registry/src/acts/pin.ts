import type { EnvironmentDocument } from '@sundara/contracts/federation';
import type { Actor, Registry } from '../core/registry.ts';
import { nameOf, SHELL_ID } from '../core/release-name.ts';
import {
  type ActOptions,
  reasonOf,
  requireComposition,
  settingsOf,
} from '../environments/environment-rules.ts';
import { withdrawalWords, withdrawnAmong } from '../environments/require-not-withdrawn.ts';
import { Refusal, Withdrawn } from '../refusal.ts';
import { changeRunning } from './change-running.ts';

/**
 * Keeps one id at the version that runs: no promotion, rollback or canary moves it until it is unpinned.
 *
 * @throws Refusal when it runs nothing of that id, the id is already pinned or the running release was withdrawn, and
 * for a locked environment
 */
export const pin = (
  registry: Registry,
  name: string,
  id: string,
  actor: Actor,
  options: ActOptions = {},
): Promise<EnvironmentDocument> =>
  changeRunning(registry, name, actor, options, async (current) => {
    const { shell, remotes } = await requireComposition(registry, current.composition);
    const version = id === SHELL_ID ? shell.version : remotes[id]?.version;
    if (version === undefined)
      throw new Refusal(`'${name}' runs no ${id}, so there is nothing to pin: name an id that it runs.`);
    const pinned = current.pins[id];
    if (pinned) throw new Refusal(`${id} is pinned in '${name}' already, by ${pinned.by} (${pinned.why}).`);
    // A pin would keep visitors on the withdrawn release.
    const [withdrawn] = await withdrawnAmong(registry, [{ id, version }]);
    if (withdrawn)
      throw new Withdrawn(`${withdrawalWords(withdrawn)}. Promote another version, and pin that.`);
    return {
      act: 'pin',
      details: { release: nameOf({ id, version }) },
      next: { ...settingsOf(current), pins: { ...current.pins, [id]: reasonOf(actor) } },
    };
  });
