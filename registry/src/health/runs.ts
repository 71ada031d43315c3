import type { ActName, CompositionDocument, EnvironmentDocument } from '@sundara/contracts/federation';
import type { NamedAct, Registry } from '../core/registry.ts';
import { SHELL_ID } from '../core/release-name.ts';
import { Refusal } from '../refusal.ts';

/** So far back a page may still be open, or a fallback be taken from. */
const ACTS_LOOKED_AT = 200;

/** After these none runs. */
const ENDS_OF_CANARY: ReadonlySet<ActName> = new Set([
  'canary.stop',
  'canary.finish',
  'canary.failed',
  'rollback',
]);

/** Id → version, 'shell' among them. */
export type Versions = Readonly<Record<string, string>>;

/** Which versions a composition names. */
export const versionsOf = ({ shell, remotes }: CompositionDocument): Versions => ({
  [SHELL_ID]: shell.version,
  ...Object.fromEntries(Object.entries(remotes).map(([id, { version }]) => [id, version])),
});

/** A composition that an environment runs or ran, outside any canary, with the act that brought it. */
export interface PastRun {
  readonly id: string;
  readonly versions: Versions;
  readonly act: NamedAct;
}

/** What an environment runs now, and ran before. */
export interface Runs {
  readonly document: EnvironmentDocument;
  /** Sequence of the change that began the canary, or without one of the last change: health counts from it. */
  readonly since: number;
  readonly running: Versions;
  /** Versions of the canary; none where its composition is lost. */
  readonly canary: Versions | undefined;
  /** What its history tells of, newest first, each composition once; the running one first. */
  readonly past: () => Promise<readonly PastRun[]>;
}

const compositionOf = async (registry: Registry, id: string): Promise<Versions> => {
  const document = await registry.readComposition(id);
  if (!document) throw new Refusal(`The composition ${id} is not in the registry.`);
  return versionsOf(document);
};

const versionsIfThere = async (registry: Registry, id: string): Promise<Versions | undefined> => {
  try {
    return await compositionOf(registry, id);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
};

const actsOf = async (registry: Registry, name: string): Promise<readonly NamedAct[]> => {
  const acts: NamedAct[] = [];
  for await (const act of registry.history(`environment/${name}`)) {
    acts.push(act);
    if (acts.length === ACTS_LOOKED_AT) break;
  }
  return acts;
};

const pastOf = async (registry: Registry, name: string): Promise<readonly PastRun[]> => {
  const seen = new Map<string, NamedAct>();
  for (const act of await actsOf(registry, name))
    if (act.to !== null && act.to !== act.from && !seen.has(act.to)) seen.set(act.to, act);
  const found = await Promise.all(
    [...seen].map(async ([id, act]) => ({ id, act, versions: await versionsIfThere(registry, id) })),
  );
  // One that was cleared away, or became unusable, is left out: nobody can go back to it.
  return found.flatMap(({ id, act, versions }) => (versions ? [{ id, act, versions }] : []));
};

/** The share of a canary may be changed by starting it again; it began with the first of these starts. */
const startSequenceOf = async (registry: Registry, document: EnvironmentDocument): Promise<number> => {
  let { sequence } = document;
  for await (const act of registry.history(`environment/${document.environment}`)) {
    if (ENDS_OF_CANARY.has(act.act)) break;
    if (act.act === 'canary.start') sequence = act.sequence;
  }
  return sequence;
};

const read = async (registry: Registry, document: EnvironmentDocument): Promise<Runs> => {
  const { canary, environment } = document;
  let past: Promise<readonly PastRun[]> | undefined;
  return {
    document,
    since: canary ? await startSequenceOf(registry, document) : document.sequence,
    running: await compositionOf(registry, document.composition),
    canary: canary && ((await versionsIfThere(registry, canary.composition)) ?? {}),
    past: () => {
      past ??= pastOf(registry, environment);
      // A failure is no answer to keep.
      past.catch(() => {
        past = undefined;
      });
      return past;
    },
  };
};

/**
 * What environments run and ran, read anew whenever their document has changed and kept till then; undefined for
 * one that nothing was promoted to.
 *
 * @throws Refusal when the document or its composition can't be used
 */
export const createRuns = (registry: Registry): ((environment: string) => Promise<Runs | undefined>) => {
  const kept = new Map<string, { readonly revision: string; readonly runs: Promise<Runs | undefined> }>();

  const readNow = async (environment: string): Promise<Runs | undefined> => {
    const document = await registry.readEnvironment(environment);
    return document && read(registry, document);
  };

  return async (environment) => {
    // Asked for before the document is read, so what is read is at least as new.
    const revision = await registry.documents.revision(`environments/${environment}`);
    if (revision === undefined) return undefined;
    const known = kept.get(environment);
    if (known?.revision === revision) return known.runs;
    const runs = readNow(environment);
    kept.set(environment, { revision, runs });
    runs.catch(() => {
      if (kept.get(environment)?.runs === runs) kept.delete(environment);
    });
    return runs;
  };
};
