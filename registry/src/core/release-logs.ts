import { type ReleaseLog, releaseLogSchema } from '@sundara/contracts/federation';
import { Refusal } from '../refusal.ts';
import { type Context, type Ref, refName } from './context.ts';
import type { Actor, ReleasesChange, Subject } from './registry.ts';
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

/** The releases of one id, the signature checked; undefined when none was published yet. */
export const readReleaseLog = async (context: Context, id: string): Promise<ReleaseLog | undefined> =>
  (await read(context, id))?.document;

/**
 * Changes the list of published releases of one id by one act.
 *
 * @throws Refusal when the team's key isn't here, or what `change` throws
 */
export const changeReleases = (
  context: Context,
  id: string,
  actor: Actor,
  change: (releases: ReleaseLog['releases']) => Promise<ReleasesChange>,
): Promise<ReleaseLog> =>
  changeRef<ReleaseLog>(context, subjectOf(id), actor, {
    title: `The releases of '${id}'`,
    read: () => read(context, id),
    change: async (current) => {
      const { act, details, releases } = await change(current?.releases ?? {});
      return {
        deed: { act, details, from: null, to: null },
        make: (head) => ({ kind: 'release-log', id, releases: { ...releases }, ...head }),
      };
    },
  });
