import type { CompositionDocument } from '@sundara/contracts/federation';
import type { Registry } from '../../core/registry.ts';
import { Refusal } from '../../refusal.ts';

export interface NamedComposition {
  readonly id: string;
  readonly document: CompositionDocument;
}

const PREFIX = /^[0-9a-f]{6,64}$/;
const STEPS_BACK = /^([a-z][a-z0-9-]*)~(\d{1,4})$/;

const byPrefix = async ({ documents }: Registry, prefix: string): Promise<string | undefined> => {
  const names = await documents.list(`compositions/${prefix}`);
  if (names.length > 1)
    throw new Refusal(`${names.length} compositions begin with ${prefix}: write more of its digits.`);
  return names[0]?.slice('compositions/'.length);
};

/** The composition that ran `steps` changes of the composition ago. */
const stepsBack = async (registry: Registry, environment: string, steps: number): Promise<string> => {
  const current = await registry.readEnvironment(environment);
  if (!current) throw new Refusal(`Nothing was promoted to '${environment}' yet.`);
  if (steps === 0) return current.composition;
  let found = 0;
  for await (const { from, to } of registry.history(`environment/${environment}`)) {
    if (from === null || from === to) continue;
    found += 1;
    if (found === steps) return from;
  }
  throw new Refusal(`'${environment}' ran ${found} other compositions before: write ~1 to ~${found}.`);
};

const idOf = async (registry: Registry, text: string): Promise<string | undefined> => {
  const [, environment, steps] = STEPS_BACK.exec(text) ?? [];
  if (environment !== undefined) return stepsBack(registry, environment, Number(steps));
  const found = /^[a-z][a-z0-9-]*$/.test(text) ? await registry.readEnvironment(text) : undefined;
  if (found) return found.composition;
  return PREFIX.test(text) ? byPrefix(registry, text) : undefined;
};

/**
 * Finds the composition that a word names: an environment ('staging'), what it ran before ('staging~2'), or an id or
 * its first digits ('3f2a9c').
 *
 * @throws Refusal when there is none, or several
 */
export const findComposition = async (registry: Registry, text: string): Promise<NamedComposition> => {
  const id = await idOf(registry, text);
  const document = id === undefined ? undefined : await registry.readComposition(id);
  if (id !== undefined && document) return { id, document };
  throw new Refusal(
    `There is no composition '${text}': name an environment, production~2, or the first digits of an id.`,
  );
};
