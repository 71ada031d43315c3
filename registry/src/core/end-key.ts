import type { TrustedKey } from '@sundara/contracts/federation';
import type { Subject } from '../keys/subject.ts';
import { Refusal } from '../refusal.ts';
import type { Context } from './context.ts';
import { changeKeys } from './key-list.ts';
import type { Actor } from './registry.ts';
import { type Found, signAnew } from './sign-anew.ts';

/** @throws Refusal when the list doesn't name the key, or it is already revoked */
export const requireListedKey = async ({ keys }: Context, id: string): Promise<TrustedKey> => {
  const found = (await keys.newest())?.keys.find((key) => key.id === id);
  if (!found) throw new Refusal(`The list of trusted keys names no key ${id}: key list shows those it does.`);
  if (!found.revoked) return found;
  const { by, at, why } = found.revoked;
  throw new Refusal(`The key ${id} was revoked already, by ${by} on ${at}: ${why}.`);
};

/**
 * Ends a key: from now on its signatures are invalid. First the root signs the state that its subject had at the moment
 * `after`, so that site servers have it when they learn that the key is no longer trusted.
 *
 * @param after milliseconds; later acts are undone. Undefined undoes nothing.
 * @throws Refusal when the key isn't listed, or the root key isn't here
 */
export const endKey = async (
  context: Context,
  id: string,
  after: number | undefined,
  act: 'key.revoke' | 'key.rotate',
  actor: Actor,
): Promise<{ readonly key: TrustedKey; readonly subject: Subject; readonly found: Found }> => {
  const key = await requireListedKey(context, id);
  const subject = readSubject(key);
  const ending = { subject, key, after };
  const found = await signAnew(context, ending, act, actor);
  const reason = { by: actor.who, why: actor.why, at: new Date().toISOString() };
  await changeKeys(context, actor, (keys) => ({
    act,
    details: { key: `${key.subject} ${id}` },
    keys: keys.map((one) => (one.id === id ? { ...one, revoked: reason } : one)),
  }));
  // The key's holder may have signed again in the meantime; from here on that is invalid.
  await signAnew(context, ending, act, actor);
  return { key, subject, found };
};

const readSubject = ({ id, subject }: TrustedKey): Subject => {
  const [, kind, name] = /^(environment|releases|suite|approver)\/(.+)$/.exec(subject) ?? [];
  if (kind === 'environment' || kind === 'releases') return `${kind}/${name}`;
  if (kind === 'suite' || kind === 'approver') return `${kind}/${name}`;
  throw new Refusal(`The key ${id} signs ${subject}, which this program doesn't know: use a newer one.`);
};
