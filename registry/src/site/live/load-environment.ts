import type { EnvironmentDocument, ReleaseRecord } from '@sundara/contracts/federation';
import type { Context } from '../../core/context.ts';
import { readEnvironment } from '../../core/environments.ts';
import { Refusal } from '../../refusal.ts';
import { fitsAmong, isOffered, previousReleases } from './previous-releases.ts';
import { type Releases, type RunSet, readReleases, runSetOf } from './run-set.ts';

/** What an environment runs. */
export interface LiveRelease {
  readonly document: EnvironmentDocument;
  /** What all visitors outside the canary run. */
  readonly usual: RunSet;
  readonly canary: RunSet | undefined;
}

/** There is no document with that name: nothing was promoted to the environment yet. */
export class UnknownEnvironment extends Refusal {}

/**
 * The releases that a page of other releases falls back to: the usual ones if they differ, are compatible and were not
 * withdrawn, else the fallbacks of the usual ones.
 */
export const previousBeside = async (
  context: Context,
  usual: RunSet,
  { document, records }: Pick<Releases, 'document' | 'records'>,
): Promise<ReadonlyMap<string, ReleaseRecord>> => {
  const found = new Map<string, ReleaseRecord>();
  for (const [id, { version }] of Object.entries(document.remotes))
    for (const record of [usual.records.find((one) => one.id === id), usual.previous.get(id)]) {
      if (!record || record.version === version || found.has(id) || !fitsAmong(records, record)) continue;
      if (await isOffered(context, record)) found.set(id, record);
    }
  return found;
};

interface Options {
  readonly assetsUrl: string;
  /** Called with the document once its signature is verified; throws to refuse it. */
  readonly onVerified: (document: EnvironmentDocument) => void;
  /** Whether pages may run without a remote that is lost or was changed; otherwise the whole load fails. */
  readonly mayLackAny: boolean;
  /** Called with the reason why a canary is left out. */
  readonly onFault: (fault: Refusal) => void;
}

/**
 * Reads what an environment runs, and checks all of it: signature, hashes, schemas.
 *
 * @throws UnknownEnvironment when there is no document; Refusal when it or what it names can't be used
 */
export const loadEnvironment = async (
  context: Context,
  name: string,
  { assetsUrl, mayLackAny, onVerified, onFault }: Options,
): Promise<LiveRelease> => {
  const document = await readEnvironment(context, name);
  if (!document)
    throw new UnknownEnvironment(`Nothing runs in the environment '${name}': promote releases to it first.`);
  onVerified(document);
  const running = await readReleases(context, document.composition, mayLackAny ? () => true : undefined);
  const previous = await previousReleases(context, document, running.document, running.records);
  const usual = runSetOf(running, previous, { assetsUrl });
  const loadCanary = async (id: string): Promise<RunSet | undefined> => {
    try {
      const releases = await readReleases(context, id);
      const tried = runSetOf(releases, await previousBeside(context, usual, releases), { assetsUrl });
      const { leftOut = {} } = tried.composition;
      // A canary must not lack a remote that everybody else has.
      const missing = Object.keys(leftOut).find((remote) => usual.composition.remotes[remote]);
      if (missing) throw new Refusal(leftOut[missing]?.why);
      return tried;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      onFault(new Refusal(`The canary of '${name}' can't be run: ${error.message}`, { cause: error }));
      return undefined;
    }
  };
  return { document, usual, canary: document.canary && (await loadCanary(document.canary.composition)) };
};
