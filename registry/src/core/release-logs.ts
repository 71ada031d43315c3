import { type Act, type ReleaseLog, releaseLogSchema } from '@sundara/contracts/federation';
import { openDocument, requireSigningKey, sealDocument } from '../keys/envelope.ts';
import { Refusal } from '../refusal.ts';
import { keepAct } from './acts.ts';
import { type Context, type Ref, refName } from './context.ts';
import type { Actor, ReleasesChange } from './registry.ts';
import { untilWritten } from './until-written.ts';

const readRef = async ({ documents, keys }: Context, id: string): Promise<Ref<ReleaseLog> | undefined> => {
  const subject = `releases/${id}` as const;
  const name = refName(subject);
  const stored = await documents.read(name);
  if (!stored) return undefined;
  const document = await openDocument(name, stored.text, subject, releaseLogSchema, keys.trustFile);
  if (document.id !== id)
    throw new Refusal(`${name} says that it lists '${document.id}': restore it from a copy.`);
  return { document, revision: stored.revision };
};

/** The releases of one id, the signature checked; undefined when none was published yet. */
export const readReleaseLog = async (context: Context, id: string): Promise<ReleaseLog | undefined> =>
  (await readRef(context, id))?.document;

const attempt = async (
  context: Context,
  id: string,
  actor: Actor,
  change: (releases: ReleaseLog['releases']) => Promise<ReleasesChange>,
): Promise<ReleaseLog | undefined> => {
  const subject = `releases/${id}` as const;
  const key = await requireSigningKey(context.keys, subject);
  const ref = await readRef(context, id);
  const current = ref?.document;
  const { act, details, releases } = await change(current?.releases ?? {});
  const sequence = (current?.sequence ?? 0) + 1;
  const at = new Date().toISOString();
  const entry: Act = {
    subject,
    sequence,
    act,
    ...actor,
    at,
    from: null,
    to: null,
    details: { ...details },
    previous: current?.history ?? null,
  };
  const history = await keepAct(context.documents, entry);
  const document: ReleaseLog = {
    kind: 'release-log',
    id,
    sequence,
    releases: { ...releases },
    history,
    changedAt: at,
  };
  const text = sealDocument(document, key);
  const written = await context.documents.write(refName(subject), text, ref?.revision);
  return written === undefined ? undefined : document;
};

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
): Promise<ReleaseLog> => untilWritten(`The releases of '${id}'`, () => attempt(context, id, actor, change));
