import type { Context } from '../../core/context.ts';
import { readEnvironment } from '../../core/environments.ts';
import { KEY_LIST } from '../../keys/subject.ts';
import { Refusal, Tampered, Unreadable } from '../../refusal.ts';
import type { LastGoodFile } from './last-good.ts';
import { type LiveRelease, loadEnvironment, UnknownEnvironment } from './load-environment.ts';
import { createMinSequence } from './min-sequence.ts';
import { watchRevision } from './revision-watch.ts';
import { contextOf, noteTexts, type StoredTexts } from './stored-texts.ts';

export interface WatchOptions {
  readonly context: Context;
  readonly assetsUrl: string;
  /** Maximum age of a cached revision of a document, in milliseconds. */
  readonly revisionAgeMs: number;
  /** The clock for this age; default: the machine's. */
  readonly now?: (() => number) | undefined;
  readonly lastGood: LastGoodFile;
  readonly onFault: (fault: Refusal) => void;
}

/** After this time a missing canary or remote is looked for again; until then the environment runs without it. */
const RETRY_MS = 2000;
/** Maximum age of a cached check whether a key was revoked, or a release that pages fall back to was withdrawn. */
const LOGS_AGE_MS = 2000;

export interface EnvironmentWatch {
  /** The last good release, also from before a restart; undefined when there never was one. */
  readonly last: () => LiveRelease | undefined;
  /** @throws UnknownEnvironment, or Refusal with the reason why the registry's content can't be used */
  readonly refresh: () => Promise<LiveRelease>;
}

/** Follows one environment, and remembers its sequence and its last good release across restarts. */
export const watchEnvironment = (name: string, options: WatchOptions): EnvironmentWatch => {
  const { context, assetsUrl, revisionAgeMs, now, lastGood, onFault } = options;
  let minSequence = createMinSequence(lastGood.file);
  const askRevision = () => context.documents.revision(`environments/${name}`);
  const revisionOf = watchRevision(askRevision, revisionAgeMs, now);
  const askLogs = async () => {
    const names = [KEY_LIST, ...(await context.documents.list('releases/'))];
    return (await Promise.all(names.map((log) => context.documents.revision(log)))).join(' ');
  };
  const logsOf = watchRevision(askLogs, Math.max(LOGS_AGE_MS, revisionAgeMs), now);
  let seen: { release: LiveRelease; revision: string | undefined; retryAt: number } | undefined;
  let known: StoredTexts | undefined;
  let restoring: Promise<void> | undefined;
  let going: { readonly revision: string; readonly load: Promise<LiveRelease> } | undefined;

  /** Restores the last good release. One that is no longer valid, as its key was revoked for instance, is ignored. */
  const restore = async (): Promise<void> => {
    try {
      const kept = await lastGood.read();
      if (!kept) return;
      const release = await loadEnvironment(contextOf(kept, context), name, {
        assetsUrl,
        mayLackAny: false,
        onVerified: ({ sequence, history }) => minSequence.raise(sequence, history),
        onFault,
      });
      minSequence.raise(kept.sequence);
      known = kept;
      seen = { release, revision: undefined, retryAt: 0 };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      onFault(
        new Refusal(`What '${name}' ran last is of no use any more: ${error.message}`, { cause: error }),
      );
    }
  };

  /** Drops the running release at once if its key was revoked; its sequence is then meaningless, too. */
  const endRevoked = async (): Promise<void> => {
    try {
      if (known) await readEnvironment(contextOf(known, context), name);
    } catch (error) {
      if (!(error instanceof Tampered)) throw error;
      seen = undefined;
      known = undefined;
      minSequence = createMinSequence(lastGood.file);
    }
  };

  const load = async (revision: string): Promise<LiveRelease> => {
    await context.keys.requireCurrent();
    const noting = noteTexts(context, known);
    let retryAt = Number.POSITIVE_INFINITY;
    const release = await loadEnvironment(noting.context, name, {
      assetsUrl,
      // If a complete set ran before, it continues instead.
      mayLackAny: seen === undefined || seen.release.usual.leftOut.size > 0,
      onVerified: (document) => minSequence.check(document),
      onFault: (fault) => {
        retryAt = Date.now() + RETRY_MS;
        onFault(fault);
      },
    });
    const { leftOut, composition } = release.usual;
    const missing = Object.entries(composition.leftOut ?? {});
    // One sentence for all, since each fault is reported once until a different one follows.
    if (missing.length > 0)
      onFault(
        new Refusal(
          `Pages of '${name}' run without ${missing.map(([id]) => id).join(', ')}: ${missing.map(([, { why }]) => why).join(' ')}`,
        ),
      );
    if ([...leftOut.values()].some((fault) => !(fault instanceof Unreadable)))
      retryAt = Date.now() + RETRY_MS;
    // A load that began earlier may end later.
    if (seen && seen.release.document.sequence > release.document.sequence) return seen.release;
    known = noting.texts();
    seen = { release, revision, retryAt };
    await lastGood.write({ sequence: minSequence.sequence(), ...known }).catch(onFault);
    return release;
  };

  const refresh = async (): Promise<LiveRelease> => {
    restoring ??= restore();
    await restoring;
    const [found, logs] = await Promise.all([revisionOf(), logsOf()]);
    const revision = found === undefined ? undefined : `${found} ${logs}`;
    if (seen && revision !== undefined && seen.revision === revision && Date.now() < seen.retryAt)
      return seen.release;
    if (revision === undefined) await endRevoked();
    if (revision === undefined && seen)
      throw new Refusal(`environments/${name} is gone from the registry: restore it from a copy.`);
    if (revision === undefined)
      throw new UnknownEnvironment(
        `Nothing runs in the environment '${name}': promote releases to it first.`,
      );
    // Concurrent pages share a load, but none waits for a load that began before the document changed.
    if (going?.revision === revision) return going.load;
    const begun = {
      revision,
      load: load(revision).catch(async (error: unknown) => {
        await endRevoked();
        throw error;
      }),
    };
    going = begun;
    return begun.load.finally(() => {
      if (going === begun) going = undefined;
    });
  };

  return { last: () => seen?.release, refresh };
};
