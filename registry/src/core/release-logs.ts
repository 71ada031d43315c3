import { type Reason, type ReleaseLog, releaseLogSchema } from '@sundara/contracts/federation';
import type { Subject } from '../keys/subject.ts';
import { Refusal } from '../refusal.ts';
import { type Context, type Ref, refName } from './context.ts';
import type { Actor, ReleaseLists, ReleaseName, ReleasesChange } from './registry.ts';
import { changeRef, readRef } from './signed-ref.ts';

const subjectOf = (id: string): Subject => `releases/${id}`;

const read = async (context: Context, id: string): Promise<Ref<ReleaseLog> | undefined> => {
  const ref = await readRef(context, subjectOf(id), releaseLogSchema);
  if (ref && ref.document.id !== id)
    throw new Refusal(
      `${refName(subjectOf(id))} says that it lists '${ref.document.id}': restore it from a copy.`,
    );
  return ref;
};

/** The release log of one id, with its signature checked; undefined when nothing was published yet. */
export const readReleaseLog = async (context: Context, id: string): Promise<ReleaseLog | undefined> =>
  (await read(context, id))?.document;

/** Who withdrew a release, why and when; undefined when nobody did. */
export const withdrawalOf = async (
  context: Context,
  { id, version }: ReleaseName,
): Promise<Reason | undefined> => (await readReleaseLog(context, id))?.withdrawn?.[version];

/**
 * Changes the log of one id by one act. What the act doesn't name stays, including fields that this program doesn't
 * know.
 *
 * @throws Refusal when the team's key isn't here, or what `change` throws
 */
export const changeReleases = (
  context: Context,
  id: string,
  actor: Actor,
  change: (current: ReleaseLists) => Promise<ReleasesChange>,
): Promise<ReleaseLog> =>
  changeRef<ReleaseLog>(context, subjectOf(id), actor, {
    title: `The releases of '${id}'`,
    read: () => read(context, id),
    change: async (current) => {
      const { releases = {}, withdrawn = {} } = current ?? {};
      const { act, details, next } = await change({ releases, withdrawn });
      return {
        deed: { act, details, from: null, to: null },
        make: (head) => ({ ...current, kind: 'release-log', id, releases, ...next, ...head }),
      };
    },
  });
