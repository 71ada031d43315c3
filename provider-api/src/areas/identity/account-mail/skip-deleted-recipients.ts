import type { Mailer } from '../../../platform/mail/message.ts';
import { isDeletedAddress } from '../accounts/deleted-customer.ts';

/**
 * The mailer, but what is left to say to somebody whose account is deleted is not said, nor to a walk-in without an
 * address, and no job fails for it.
 */
export const skipDeletedRecipients = (mailer: Mailer): Mailer => ({
  send: async (message) => {
    const { address } = message.to;
    if (address !== '' && !isDeletedAddress(address)) await mailer.send(message);
  },
  close: () => mailer.close(),
});
