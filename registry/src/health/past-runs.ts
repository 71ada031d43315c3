import type { NamedAct, Registry } from '../core/registry.ts';
import { Refusal } from '../refusal.ts';
import { type Versions, versionsIfThere } from './versions.ts';

/** So far back a page may still be open, or a fallback be taken from. */
const ACTS_LOOKED_AT = 200;

/** A composition that an environment runs or ran, outside any canary, with the act that brought it. */
export interface PastRun {
  readonly id: string;
  readonly versions: Versions;
  readonly act: NamedAct;
}

/** The acts of an environment, newest first; where its history has a hole they end, which is told by others. */
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

/** What an environment's history tells of, newest first, each composition once; the running one first. */
export const readPastRuns = async (registry: Registry, name: string): Promise<readonly PastRun[]> => {
  const seen = new Map<string, NamedAct>();
  for await (const act of knownActs(registry, name))
    if (act.to !== null && act.to !== act.from && !seen.has(act.to)) seen.set(act.to, act);
  const found = await Promise.all(
    [...seen].map(async ([id, act]) => ({ id, act, versions: await versionsIfThere(registry, id) })),
  );
  // To one that is lost nobody can go back.
  return found.flatMap(({ id, act, versions }) => (versions ? [{ id, act, versions }] : []));
};
