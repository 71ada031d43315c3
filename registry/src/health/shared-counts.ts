import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { DocumentStore, StoredDocument } from '../documents/document-store.ts';

/** A process that wrote nothing for so long is gone, or had no visitors; what it counted is cleared away. */
const STALE_MS = 2 * 60 * 60_000;
/** A process without visitors writes now and then, so that its counts stay. */
const KEEP_ALIVE_MS = 30 * 60_000;

interface Written<T> {
  readonly writtenAt: string;
  readonly counts: T;
}

interface Own<T> {
  readonly counts: T;
  readonly changed: boolean;
  readonly writtenAt: number;
}

/** What several processes count of each environment: each its own, and all know the others'. */
export interface SharedCounts<T> {
  /** What this process counted. */
  readonly own: (environment: string) => T | undefined;
  /** Puts what this process counted in the place of what it had. */
  readonly put: (environment: string, counts: T) => void;
  /** What the others wrote down, one for each process that lives. */
  readonly others: (environment: string) => Promise<readonly T[]>;
  /** Writes down what changed since the last time. */
  readonly share: () => Promise<void>;
}

interface Options<T> {
  readonly documents: DocumentStore;
  /** Names the documents: '<kind>/<environment>/<process>'. */
  readonly kind: string;
  readonly schema: z.ZodMiniType<T>;
  readonly now: () => Date;
}

/**
 * Keeps counts in documents, each written by one process only. They are not signed: nothing that they say makes
 * anything run.
 */
export const createSharedCounts = <T>({ documents, kind, schema, now }: Options<T>): SharedCounts<T> => {
  const instance = randomUUID();
  const own = new Map<string, Own<T>>();
  const revisions = new Map<string, string | undefined>();
  const others = new Map<string, { readonly revision: string; readonly written: Written<T> | undefined }>();
  const writtenSchema = z.object({ writtenAt: z.string(), [kind]: schema });

  const parse = ({ text }: StoredDocument): Written<T> | undefined => {
    try {
      const { writtenAt, [kind]: counts } = z.parse(writtenSchema, JSON.parse(text));
      return { writtenAt: String(writtenAt), counts: z.parse(schema, counts) };
    } catch {
      return undefined;
    }
  };

  const readOther = async (name: string): Promise<Written<T> | undefined> => {
    const revision = await documents.revision(name);
    const known = others.get(name);
    if (revision !== undefined && known?.revision === revision) return known.written;
    const stored = await documents.read(name);
    if (!stored) return undefined;
    const written = parse(stored);
    others.set(name, { revision: stored.revision, written });
    return written;
  };

  /** Undefined for one that is over, which is cleared away. */
  const living = async (name: string): Promise<T | undefined> => {
    const written = await readOther(name);
    if (written && now().getTime() - Date.parse(written.writtenAt) < STALE_MS) return written.counts;
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
      // Refused means that it was cleared away: the next turn starts from what is there.
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
