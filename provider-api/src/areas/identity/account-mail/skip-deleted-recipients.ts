import type { Mailer } from '../../../platform/mail/message.ts';
import { isDeletedAddress } from '../accounts/deleted-customer.ts';

/**
 * Wraps a mailer so that mails to a deleted account, or to a walk-in without an address, are skipped; no job fails
 * because of them.
 */
export const skipDeletedRecipients = (mailer: Mailer): Mailer => ({
  send: async (message) => {
    const { address } = message.to;
    if (address !== '' && !isDeletedAddress(address)) await mailer.send(message);
  },
  close: () => mailer.close(),
});
