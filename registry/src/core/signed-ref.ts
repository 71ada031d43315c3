import type { Act } from '@sundara/contracts/federation';
import type * as z from 'zod/mini';
import { sealDocument } from '../keys/envelope.ts';
import type { Subject } from '../keys/subject.ts';
import { keepAct } from './acts.ts';
import { type Context, type Ref, refName } from './context.ts';
import type { Actor } from './registry.ts';
import { retryOnConflict } from './retry-on-conflict.ts';

/** The fields of every signed document that is the head of a history. */
interface Head {
  readonly sequence: number;
  readonly history: string;
  readonly changedAt: string;
}

type Deed = Pick<Act, 'act' | 'from' | 'to'> & { readonly details: Readonly<Record<string, string>> };

interface Change<D extends Head> {
  /** Its name in messages: "The environment 'qa'". */
  readonly title: string;
  /** The subject whose key signs it; default: the changed subject's own. */
  readonly signer?: Subject | undefined;
  readonly read: () => Promise<
    { readonly document: D | undefined; readonly revision: string | undefined } | undefined
  >;
  /** The act and the document that it makes; called again when somebody else wrote first. */
  readonly change: (
    current: D | undefined,
  ) => Promise<{ readonly deed: Deed; readonly make: (head: Head) => D }>;
}

/** @throws Refusal when no trusted key signed it, or the document breaks the schema */
export const readRef = async <S extends z.ZodMiniType>(
  { documents, keys }: Context,
  subject: Subject,
  schema: S,
): Promise<Ref<z.output<S>> | undefined> => {
  const name = refName(subject);
  const stored = await documents.read(name);
  if (!stored) return undefined;
  const document = await keys.open(name, stored.text, subject, schema);
  return { document, revision: stored.revision };
};

/**
 * Changes a subject by one act. The act is stored first and takes effect once the signed document names it, so a
 * process that ends between the two writes has changed nothing.
 *
 * @throws Refusal when the subject's key isn't here, or what `change` throws
 */
export const changeRef = <D extends Head>(
  { documents, keys }: Context,
  subject: Subject,
  actor: Actor,
  { title, signer = subject, read, change }: Change<D>,
): Promise<D> =>
  retryOnConflict(title, async () => {
    const key = await keys.requireSigningKey(signer);
    const ref = await read();
    const { deed, make } = await change(ref?.document);
    const sequence = (ref?.document?.sequence ?? 0) + 1;
    const at = new Date().toISOString();
    const previous = ref?.document?.history ?? null;
    const entry = { subject, sequence, ...deed, details: { ...deed.details }, ...actor, at, previous };
    const document = make({ sequence, history: await keepAct(documents, entry), changedAt: at });
    const written = await documents.write(refName(subject), sealDocument(document, key), ref?.revision);
    return written === undefined ? undefined : document;
  });
