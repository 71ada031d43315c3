import type { EnvironmentDocument } from '@sundara/contracts/federation';
import type { Registry } from '../core/registry.ts';
import { knownActs, type PastRun, readPastRuns } from './past-runs.ts';
import { compositionVersions, type Versions, versionsIfThere } from './versions.ts';

/** Acts after which no canary runs. */
const ENDS_OF_CANARY: ReadonlySet<string> = new Set([
  'canary.stop',
  'canary.finish',
  'canary.failed',
  'rollback',
]);

/** What an environment runs now and has run before. */
export interface Runs {
  readonly document: EnvironmentDocument;
  /** Sequence of the change that began the canary, or without one of the last change: health counts from it. */
  readonly since: number;
  readonly running: Versions;
  /** Versions of the canary; undefined without one, or if its composition is lost. */
  readonly canary: Versions | undefined;
  /** The compositions in its history, newest first, each once; the running one first. */
  readonly past: () => Promise<readonly PastRun[]>;
}

/** A canary's share can be changed by starting it again; it began with the first of these starts. */
const startSequenceOf = async (registry: Registry, document: EnvironmentDocument): Promise<number> => {
  let { sequence } = document;
  for await (const act of knownActs(registry, document.environment)) {
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
    running: await compositionVersions(registry, document.composition),
    canary: canary && ((await versionsIfThere(registry, canary.composition)) ?? {}),
    past: () => {
      past ??= readPastRuns(registry, environment);
      // Failures aren't cached.
      past.catch(() => {
        past = undefined;
      });
      return past;
    },
  };
};

/**
 * What environments run and ran, cached until their document changes; undefined for one that nothing was promoted to.
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
    // Read before the document, so the document is at least as new.
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
