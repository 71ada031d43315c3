import type { TrustedKey } from '@sundara/contracts/federation';
import { makeKey } from '../keys/key-ring.ts';
import { writePublicKeyFile } from '../keys/public-key-file.ts';
import type { Subject } from '../keys/subject.ts';
import type { Context } from './context.ts';
import { addKeys } from './key-list.ts';
import type { Actor } from './registry.ts';
import { createRoot, holdsRoot, lacksRoot } from './root-key.ts';

export interface CreatedKeys {
  /** Their public halves. */
  readonly created: readonly { readonly subject: Subject; readonly key: TrustedKey }[];
  /**
   * Whether they are trusted already. If not, the root key is elsewhere: the public halves are written next to the
   * keys, to be added there.
   */
  readonly count: boolean;
}

/**
 * Makes the keys of these subjects and stores their private halves on this machine. They are trusted at once where the
 * root key is; the first keys of a registry also create its root.
 *
 * @throws Refusal when one of them already has a key here
 */
export const createKeys = async (
  context: Context,
  subjects: readonly Subject[],
  owner: string,
  actor: Actor,
): Promise<CreatedKeys> => {
  const { keysDir } = context.keys.places;
  if (await lacksRoot(context)) await createRoot(context, owner, actor);
  const created: { subject: Subject; key: TrustedKey }[] = [];
  for (const subject of subjects) created.push({ subject, key: await makeKey(keysDir, subject, owner) });
  const count = await holdsRoot(context);
  if (!count) for (const { subject, key } of created) await writePublicKeyFile(keysDir, subject, key);
  else if (created.length > 0)
    await addKeys(
      context,
      actor,
      created.map(({ key }) => key),
    );
  return { created, count };
};
