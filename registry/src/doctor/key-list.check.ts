import { isExpiringSoon } from '../core/key-list.ts';
import { holderOf } from '../keys/key-words.ts';
import { KEY_LIST } from '../keys/subject.ts';
import { Refusal } from '../refusal.ts';
import { type Check, type Diagnosis, OPERATOR } from './diagnosis.ts';

/** Whether the list of trusted keys in the store is the newest that a root signed, and for how long it is valid. */
export const checkKeyList: Check = async ({ registry: { keys }, now }) => {
  const where = KEY_LIST;
  const list = await keys.newest().catch(() => undefined);
  const found: Diagnosis[] = [];
  if (list && Date.parse(list.expiresAt) > now)
    await keys.requireCurrent().catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      const next = 'Have whoever holds the root key look; what runs goes on meanwhile.';
      found.push({ code: 'REG108', where, cause: error.message, owner: OPERATOR, next });
    });
  if (list && isExpiringSoon(list, now)) {
    const isOver = Date.parse(list.expiresAt) <= now;
    found.push({
      code: isOver ? 'REG106' : 'REG105',
      where,
      cause: `It counts until ${list.expiresAt}; from then on nothing is published, promoted or taken by a site server.`,
      owner: await holderOf(keys.places),
      next: 'Run key renew where the root key is.',
    });
  }
  return found;
};
