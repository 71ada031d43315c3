import type { ActName, KeyList, TrustedKey } from '@sundara/contracts/federation';
import { KEY_LIST } from '../keys/subject.ts';
import { Refusal } from '../refusal.ts';
import type { Context } from './context.ts';
import type { Actor } from './registry.ts';
import { changeRef } from './signed-ref.ts';

/** How long a list is valid after it was signed. */
const LASTS_MS = 365 * 86_400_000;

interface KeysChange {
  readonly act: ActName;
  readonly details: Readonly<Record<string, string>>;
  readonly keys: readonly TrustedKey[];
}

/**
 * Changes the list of trusted keys by one act, signed by the root; the list is then valid for a year. The change is
 * based on the newest list seen here, so that putting an old list back hides nothing.
 *
 * @throws Refusal when the root key isn't here, or what `change` throws
 */
export const changeKeys = async (
  context: Context,
  actor: Actor,
  change: (current: readonly TrustedKey[]) => KeysChange,
): Promise<KeyList> => {
  const { documents, keys: trusted } = context;
  const made = await changeRef<KeyList>(context, KEY_LIST, actor, {
    title: 'The list of trusted keys',
    read: async () => {
      const revision = await documents.revision(KEY_LIST);
      return { document: await trusted.newest(), revision };
    },
    change: async (current) => {
      const { act, details, keys } = change(current?.keys ?? []);
      return {
        deed: { act, details, from: null, to: null },
        make: (head) => ({
          ...current,
          kind: 'key-list',
          keys: [...keys],
          expiresAt: new Date(Date.now() + LASTS_MS).toISOString(),
          ...head,
        }),
      };
    },
  });
  // Remembers the new list, so that this machine accepts no earlier one.
  await trusted.newest();
  return made;
};

/**
 * Adds these keys to the list of trusted keys.
 *
 * @throws Refusal when the root key isn't here, or one of them was revoked
 */
export const addKeys = (context: Context, actor: Actor, added: readonly TrustedKey[]): Promise<KeyList> =>
  changeKeys(context, actor, (current) => {
    const isAdded = ({ id }: TrustedKey) => added.some((key) => key.id === id);
    const { id, revoked } = current.find((key) => key.revoked && isAdded(key)) ?? {};
    if (revoked)
      throw new Refusal(
        `The key ${id} was revoked by ${revoked.by} on ${revoked.at}, for good: make another one.`,
      );
    return {
      act: 'key.add',
      details: { keys: added.map((key) => `${key.subject} ${key.id}`).join(', ') },
      keys: [...current.filter((key) => !isAdded(key)), ...added],
    };
  });

/** Makes the list valid for another year. @throws Refusal when the root key isn't here */
export const renewKeys = (context: Context, actor: Actor): Promise<KeyList> =>
  changeKeys(context, actor, (keys) => ({ act: 'key.renew', details: {}, keys }));

const SOON_MS = 30 * 86_400_000;

/** Whether a list expires within 30 days of `now`, in milliseconds. */
export const isExpiringSoon = ({ expiresAt }: Pick<KeyList, 'expiresAt'>, now: number): boolean =>
  Date.parse(expiresAt) - now < SOON_MS;
