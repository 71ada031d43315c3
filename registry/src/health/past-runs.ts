import type { NamedAct, Registry } from '../core/registry.ts';
import { Refusal } from '../refusal.ts';
import { type Versions, versionsIfThere } from './versions.ts';

/** How many acts back a page may still be open, or a fallback may come from. */
const ACTS_LOOKED_AT = 200;

/** A composition that an environment runs or ran, outside any canary, with the act that brought it. */
export interface PastRun {
  readonly id: string;
  readonly versions: Versions;
  readonly act: NamedAct;
}

/** The acts of an environment, newest first; they end at a gap in its history, which other checks report. */
export async function* knownActs(registry: Registry, name: string): AsyncGenerator<NamedAct> {
  let count = 0;
  try {
    for await (const act of registry.history(`environment/${name}`)) {
      yield act;
      count += 1;
      if (count === ACTS_LOOKED_AT) return;
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

/** The compositions in an environment's history, newest first, each once; the running one first. */
export const readPastRuns = async (registry: Registry, name: string): Promise<readonly PastRun[]> => {
  const seen = new Map<string, NamedAct>();
  for await (const act of knownActs(registry, name))
    if (act.to !== null && act.to !== act.from && !seen.has(act.to)) seen.set(act.to, act);
  const found = await Promise.all(
    [...seen].map(async ([id, act]) => ({ id, act, versions: await versionsIfThere(registry, id) })),
  );
  // A lost composition can't be rolled back to.
  return found.flatMap(({ id, act, versions }) => (versions ? [{ id, act, versions }] : []));
};
