import { randomUUID } from 'node:crypto';
import { type CountsOptions, isStale, parseWritten, type Written } from './written-counts.ts';

/** A process without visitors still writes this often, so that its counts stay. */
const KEEP_ALIVE_MS = 30 * 60_000;

interface Own<T> {
  readonly counts: T;
  readonly changed: boolean;
  readonly writtenAt: number;
}

/** Counts per environment of several processes: each writes its own and reads the others'. */
export interface SharedCounts<T> {
  /** The counts of this process. */
  readonly own: (environment: string) => T | undefined;
  /** Replaces the counts of this process. */
  readonly put: (environment: string, counts: T) => void;
  /** The written counts of the other live processes, one for each. */
  readonly others: (environment: string) => Promise<readonly T[]>;
  /** Writes the counts that changed since the last call. */
  readonly share: () => Promise<void>;
}

/**
 * Stores counts in documents, each written by one process only. They are not signed, as they can't make anything run.
 */
export const createSharedCounts = <T>(options: CountsOptions<T>): SharedCounts<T> => {
  const { documents, kind, now } = options;
  const instance = randomUUID();
  const own = new Map<string, Own<T>>();
  const revisions = new Map<string, string | undefined>();
  const others = new Map<string, { readonly revision: string; readonly written: Written<T> | undefined }>();

  const readOther = async (name: string): Promise<Written<T> | undefined> => {
    const revision = await documents.revision(name);
    const known = others.get(name);
    if (revision !== undefined && known?.revision === revision) return known.written;
    const stored = await documents.read(name);
    if (!stored) return undefined;
    const written = parseWritten(stored.text, options);
    others.set(name, { revision: stored.revision, written });
    return written;
  };

  /** Undefined for stale or unreadable counts, which are removed. */
  const living = async (name: string): Promise<T | undefined> => {
    const written = await readOther(name);
    if (written && !isStale(written, now())) return written.counts;
    others.delete(name);
    await documents.remove(name);
    return undefined;
  };

  const write = async (environment: string): Promise<void> => {
    const counted = own.get(environment);
    const at = now();
    if (!counted || (!counted.changed && at.getTime() - counted.writtenAt < KEEP_ALIVE_MS)) return;
    const name = `${kind}/${environment}/${instance}`;
    const written = JSON.stringify({ writtenAt: at.toISOString(), [kind]: counted.counts });
    own.set(environment, { ...counted, changed: false, writtenAt: at.getTime() });
    let revision: string | undefined;
    try {
      revision = await documents.write(name, written, revisions.get(name));
      // A conflict means that it was removed: the next call starts from the stored state.
      revisions.set(name, revision ?? (await documents.revision(name)));
    } finally {
      const latest = own.get(environment) ?? counted;
      if (revision === undefined) own.set(environment, { ...latest, changed: true });
    }
  };

  return {
    own: (environment) => own.get(environment)?.counts,
    put: (environment, counts) => {
      const writtenAt = own.get(environment)?.writtenAt ?? 0;
      own.set(environment, { counts, changed: true, writtenAt });
    },
    others: async (environment) => {
      const names = await documents.list(`${kind}/${environment}/`);
      const found = await Promise.all(names.filter((name) => !name.endsWith(`/${instance}`)).map(living));
      return found.filter((counts) => counts !== undefined);
    },
    share: async () => {
      for (const environment of own.keys()) await write(environment);
    },
  };
};
