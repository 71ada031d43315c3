import type { AdminMessage } from '@sundara/contracts/api';
import type { contactMessages } from './contact.tables.ts';

/** What an admin may do with a message. Spam is answered and closed only after its mark was removed. */
export const messageAbilities = ({
  state,
  isSpam,
}: Pick<typeof contactMessages.$inferSelect, 'state' | 'isSpam'>): AdminMessage['can'] => ({
  reply: !isSpam,
  close: !isSpam && state !== 'closed',
  reopen: !isSpam && state === 'closed',
  markSpam: !isSpam,
  unmarkSpam: isSpam,
});
