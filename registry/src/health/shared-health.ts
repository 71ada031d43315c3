import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { DocumentStore, StoredDocument } from '../documents/document-store.ts';
import {
  addHealth,
  type Counted,
  type EnvironmentHealth,
  environmentHealthSchema,
  upTo,
  withCounted,
} from './environment-health.ts';

/** A process that wrote nothing for so long is gone, or had no visitors; what it counted is cleared away. */
const STALE_MS = 2 * 60 * 60_000;
/** A process without visitors writes now and then, so that its totals stay. */
const KEEP_ALIVE_MS = 30 * 60_000;

const writtenHealthSchema = z.object({ writtenAt: z.string(), health: environmentHealthSchema });
type WrittenHealth = z.output<typeof writtenHealthSchema>;

interface Own {
  readonly health: EnvironmentHealth;
  readonly changed: boolean;
  readonly writtenAt: number;
}

/**
 * What the pages told of an environment's remotes: this process counts its own, writes them down for the others,
 * and reads what the others wrote.
 */
export interface SharedHealth {
  /** Counts reports; `since` is the change that the totals count from. What comes late for an earlier one is left out. */
  readonly count: (environment: string, since: number, counted: readonly Counted[]) => void;
  /** What all processes counted. */
  readonly of: (environment: string, since: number) => Promise<EnvironmentHealth>;
  /** Writes down what changed since the last time. */
  readonly share: () => Promise<void>;
}

const parse = ({ text }: StoredDocument): WrittenHealth | undefined => {
  try {
    return z.safeParse(writtenHealthSchema, JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

/**
 * Keeps health in documents 'health/<environment>/<process>', each written by one process only. They are not
 * signed: they can end a canary, which is the safe side, and never make anything run.
 */
export const createSharedHealth = (documents: DocumentStore, now = (): Date => new Date()): SharedHealth => {
  const instance = randomUUID();
  const own = new Map<string, Own>();
  const revisions = new Map<string, string | undefined>();
  const others = new Map<
    string,
    { readonly revision: string; readonly written: WrittenHealth | undefined }
  >();

  const readOther = async (name: string): Promise<WrittenHealth | undefined> => {
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
  const living = async (name: string): Promise<EnvironmentHealth | undefined> => {
    const written = await readOther(name);
    if (written && now().getTime() - Date.parse(written.writtenAt) < STALE_MS) return written.health;
    others.delete(name);
    await documents.remove(name);
    return undefined;
  };

  const write = async (environment: string): Promise<void> => {
    const counted = own.get(environment);
    const at = now();
    if (!counted || (!counted.changed && at.getTime() - counted.writtenAt < KEEP_ALIVE_MS)) return;
    const name = `health/${environment}/${instance}`;
    const written: WrittenHealth = { writtenAt: at.toISOString(), health: counted.health };
    own.set(environment, { ...counted, changed: false, writtenAt: at.getTime() });
    let revision: string | undefined;
    try {
      revision = await documents.write(name, JSON.stringify(written), revisions.get(name));
      // Refused means that it was cleared away: the next turn starts from what is there.
      revisions.set(name, revision ?? (await documents.revision(name)));
    } finally {
      const latest = own.get(environment) ?? counted;
      if (revision === undefined) own.set(environment, { ...latest, changed: true });
    }
  };

  return {
    count: (environment, since, counted) => {
      const at = now();
      const before = own.get(environment);
      if (counted.length === 0 || (before && before.health.since > since)) return;
      const health = upTo(before?.health ?? { since, remotes: [] }, since, at);
      own.set(environment, {
        health: counted.reduce((sums, one) => withCounted(sums, one, at), health),
        changed: true,
        writtenAt: before?.writtenAt ?? 0,
      });
    },
    of: async (environment, since) => {
      const names = await documents.list(`health/${environment}/`);
      const foreign = names.filter((name) => !name.endsWith(`/${instance}`));
      const found = await Promise.all(foreign.map(living));
      const mine = own.get(environment)?.health;
      return [...found, mine]
        .filter((health) => health !== undefined)
        .map((health) => upTo(health, since, now()))
        .reduce(addHealth, { since, remotes: [] });
    },
    share: async () => {
      for (const environment of own.keys()) await write(environment);
    },
  };
};
