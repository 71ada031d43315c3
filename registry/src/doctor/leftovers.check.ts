import * as z from 'zod/mini';
import type { ReleaseName } from '../core/registry.ts';
import { nameOf } from '../core/release-name.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { oldDrafts } from '../gc/old-drafts.ts';
import { unfinishedReleases } from '../gc/unfinished-releases.ts';
import { type Check, OPERATOR } from './diagnosis.ts';

const ALIVE_MS = 10 * 60_000;
const reservationSchema = z.object({ at: z.string() });

/** Whether somebody is publishing the release right now, by its reservation. */
const isOnItsWay = async (documents: DocumentStore, release: ReleaseName, now: number): Promise<boolean> => {
  const stored = await documents.read(`reservations/${nameOf(release)}`);
  if (!stored) return false;
  const { at } = reservationSchema.parse(JSON.parse(stored.text));
  return now - Date.parse(at) < ALIVE_MS;
};

/** What interrupted commands have left in the stores. */
export const checkLeftovers: Check = async ({ registry, settings, now }) => {
  const unfinished = await unfinishedReleases(registry).catch(() => []);
  const states = await Promise.all(
    unfinished.map((release) => isOnItsWay(registry.documents, release, now).catch(() => false)),
  );
  const drafts = await oldDrafts(settings, now);
  return [
    ...unfinished
      .filter((_, index) => !states[index])
      .map(
        (release) =>
          ({
            code: 'REG131',
            where: nameOf(release),
            cause: 'Its files lie in the store, and no log lists it.',
            owner: OPERATOR,
            next: 'Publish it again, or run gc, which removes the files.',
          }) as const,
      ),
    ...(drafts.length > 0
      ? [
          {
            code: 'REG132',
            where: drafts[0] ?? '',
            cause: `${drafts.length} half-written files are older than an hour.`,
            owner: OPERATOR,
            next: 'Run gc, which removes them.',
          } as const,
        ]
      : []),
  ];
};
