import type { Composition, LoadFailureReason } from '@sundara/contracts/federation';
import * as z from 'zod/mini';

const KEY = 'sundara.quarantine';
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * How long a version is quarantined, by reason. A contract mismatch is not in the list: it costs nothing to find again.
 */
const HOLDS_MS: Readonly<Partial<Record<LoadFailureReason, number>>> = {
  network: 10 * MINUTE_MS,
  timeout: 10 * MINUTE_MS,
  tampered: DAY_MS,
  broken: DAY_MS,
};

const entrySchema = z.object({
  remote: z.string(),
  version: z.string(),
  /** Address of its entry: the same version with a fault injected by QA has another address. */
  entry: z.string(),
  reason: z.enum(['network', 'timeout', 'tampered', 'broken']),
  /** Milliseconds since 1970. */
  until: z.number(),
});
export type QuarantineEntry = z.output<typeof entrySchema>;

const parse = (text: string | null): readonly QuarantineEntry[] => {
  if (!text) return [];
  const parsed = z.safeParse(z.array(entrySchema), JSON.parse(text));
  return parsed.success ? parsed.data : [];
};

interface Release {
  readonly version: string;
  readonly entry: { readonly url: string };
}

interface Needs {
  readonly remotes: Composition['remotes'];
  /** Reading it throws where the browser forbids storage. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly now?: () => number;
  readonly onChange?: (entries: readonly QuarantineEntry[]) => void;
}

export interface Quarantine {
  readonly holds: (remoteId: string, release: Release) => boolean;
  /** Quarantines a version; reasons without a duration, such as 'contract', are ignored. */
  readonly add: (remoteId: string, release: Release, reason: LoadFailureReason) => void;
  /** Gives every version of a remote another chance. */
  readonly lift: (remoteId: string) => void;
}

/**
 * Versions that failed in this browser, so that the next page starts with the previous one. Stored in local storage, or
 * in memory where storage is forbidden; versions that the composition no longer names are dropped.
 */
export const createQuarantine = ({
  remotes,
  storage,
  now = Date.now,
  onChange = () => {},
}: Needs): Quarantine => {
  const isNamed = ({ remote, entry }: QuarantineEntry) => {
    const composed = remotes[remote];
    return composed?.entry.url === entry || composed?.previous?.entry.url === entry;
  };
  const inForce = (all: readonly QuarantineEntry[]) =>
    all.filter((entry) => isNamed(entry) && entry.until > now());
  const read = () => {
    try {
      return parse(storage().getItem(KEY));
    } catch {
      return [];
    }
  };
  const kept = read();
  let entries = inForce(kept);
  const write = (next: readonly QuarantineEntry[]) => {
    entries = inForce(next);
    onChange(entries);
    try {
      storage().setItem(KEY, JSON.stringify(entries));
    } catch {
      // It then lasts as long as the page.
    }
  };
  // Drops expired entries, and reports those in force.
  if (kept.length > 0) write(kept);

  return {
    holds: (remoteId, { entry }) =>
      entries.some((one) => one.remote === remoteId && one.entry === entry.url && one.until > now()),
    add: (remoteId, { version, entry }, reason) => {
      const holdsMs = HOLDS_MS[reason];
      const parsed = z.safeParse(entrySchema, {
        remote: remoteId,
        version,
        entry: entry.url,
        reason,
        until: now() + (holdsMs ?? 0),
      });
      if (parsed.success) write([...entries.filter((one) => one.entry !== entry.url), parsed.data]);
    },
    lift: (remoteId) => {
      if (entries.some(({ remote }) => remote === remoteId))
        write(entries.filter(({ remote }) => remote !== remoteId));
    },
  };
};
