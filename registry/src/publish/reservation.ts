import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import * as z from 'zod/mini';
import { isRunning } from '../core/is-running.ts';
import type { ReleaseName } from '../core/registry.ts';
import { nameOf } from '../core/release-name.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { checkSchema, parseJson } from '../json-text.ts';
import { Refusal } from '../refusal.ts';

/**
 * A holder renews its reservation this often; without renewal for `STALE_AFTER_MS` it counts as dead, wherever it runs.
 */
const RENEWED_EVERY_MS = 15_000;
const STALE_AFTER_MS = 10 * 60_000;

const holderSchema = z.object({
  who: z.string(),
  host: z.string(),
  pid: z.int(),
  /** Identifies the process, as pids are reused. */
  run: z.string(),
  at: z.string(),
});
type Holder = z.output<typeof holderSchema>;

const RUN = randomUUID();

const isDead = ({ host, pid, run, at }: Holder): boolean => {
  if (Date.now() - Date.parse(at) > STALE_AFTER_MS) return true;
  if (host !== hostname()) return false;
  return pid === process.pid ? run !== RUN : !isRunning(pid);
};

export interface Reservation {
  /** @throws Refusal when somebody else has taken it over */
  readonly require: () => void;
  readonly release: () => Promise<void>;
}

/**
 * Reserves a version for one publisher, across all machines. The reservation of a dead process is taken over.
 *
 * @throws Refusal when another publisher holds it
 */
export const reserve = async (
  documents: DocumentStore,
  release: ReleaseName,
  who: string,
): Promise<Reservation> => {
  const place = `reservations/${nameOf(release)}`;
  const text = () =>
    JSON.stringify({ who, host: hostname(), pid: process.pid, run: RUN, at: new Date().toISOString() });
  const found = await documents.read(place);
  if (found) {
    const holder = checkSchema(place, holderSchema, parseJson(place, found.text));
    if (!isDead(holder))
      throw new Refusal(
        `${nameOf(release)} is being published by ${holder.who} on ${holder.host} (process ${holder.pid}): wait for that to end.`,
      );
  }
  let revision = await documents.write(place, text(), found?.revision);
  if (revision === undefined)
    throw new Refusal(`${nameOf(release)} is being published by somebody else: wait for that to end.`);

  let renewing: Promise<void> = Promise.resolve();
  const renew = async (): Promise<void> => {
    if (revision !== undefined) revision = await documents.write(place, text(), revision);
  };
  const timer = setInterval(() => {
    // A store that doesn't answer now may do so in 15 seconds; if not, the publishing fails anyway.
    renewing = renewing.then(renew).catch(() => {});
  }, RENEWED_EVERY_MS);
  timer.unref();
  return {
    require: () => {
      if (revision === undefined)
        throw new Refusal(
          `${nameOf(release)} was taken over by another publisher, as this one was too slow.`,
        );
    },
    release: async () => {
      clearInterval(timer);
      await renewing;
      if (revision !== undefined) await documents.remove(place);
    },
  };
};
