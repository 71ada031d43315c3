import type { EnvironmentDocument, ReleaseRecord } from '@sundara/contracts/federation';
import type { Context } from '../../core/context.ts';
import { readEnvironment } from '../../core/environments.ts';
import { Refusal } from '../../refusal.ts';
import { fitsAmong, previousReleases } from './previous-releases.ts';
import { type Releases, type RunSet, readReleases, runSetOf } from './run-set.ts';

/** What an environment runs. */
export interface LiveRelease {
  readonly document: EnvironmentDocument;
  /** What everybody runs who takes no part in the canary. */
  readonly usual: RunSet;
  readonly canary: RunSet | undefined;
}

/** There is no document of that name: nothing was promoted to it yet. */
export class UnknownEnvironment extends Refusal {}

/** What a page of other releases falls back to: the usual ones where they differ and fit, else what those do. */
export const previousBeside = (
  usual: RunSet,
  { document, records }: Pick<Releases, 'document' | 'records'>,
): ReadonlyMap<string, ReleaseRecord> =>
  new Map(
    Object.entries(document.remotes).flatMap(([id, { version }]) => {
      const candidates = [usual.records.find((record) => record.id === id), usual.previous.get(id)];
      const found = candidates.find(
        (record) => record && record.version !== version && fitsAmong(records, record),
      );
      return found ? [[id, found]] : [];
    }),
  );

interface Options {
  readonly assetsUrl: string;
  /** Is told the document as soon as its signature was found good; throws to refuse it. */
  readonly onVerified: (document: EnvironmentDocument) => void;
  /** Whether pages do without a remote that is lost or was changed; else nothing of the environment is taken. */
  readonly mayLackAny: boolean;
  /** Hears why a canary is left out. */
  readonly onFault: (fault: Refusal) => void;
}

/**
 * Reads what an environment runs, all of it checked: signature, hashes, schemas.
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
      const tried = runSetOf(releases, previousBeside(usual, releases), { assetsUrl });
      const { leftOut = {} } = tried.composition;
      // Nobody is shown less than all others have.
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
