import { rename } from 'node:fs/promises';
import type { TrustedKey } from '@sundara/contracts/federation';
import { keyFile, readSigningKey } from '../keys/key-ring.ts';
import type { Subject } from '../keys/subject.ts';
import type { Context } from './context.ts';
import { createKeys } from './create-keys.ts';
import type { Actor } from './registry.ts';

/**
 * Replaces an ended key with a new one, and moves the old private half to '<its file>.ended-<its id>'.
 *
 * @returns undefined when the old key isn't on this machine: its owner makes the new one
 */
export const replaceKey = async (
  context: Context,
  subject: Subject,
  { id, owner }: TrustedKey,
  actor: Actor,
): Promise<TrustedKey | undefined> => {
  const { keysDir } = context.keys.places;
  if ((await readSigningKey(keysDir, subject))?.id !== id) return undefined;
  const file = keyFile(keysDir, subject);
  await rename(file, `${file}.ended-${id}`);
  const { created } = await createKeys(context, [subject], owner, actor);
  return created[0]?.key;
};
