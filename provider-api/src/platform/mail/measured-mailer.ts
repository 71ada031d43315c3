import { counter } from '@sundara/node/telemetry';
import type { Mailer } from './message.ts';

/** Counts the mails that a mailer handed over, and those that it could not. */
export const measuredMailer = (mailer: Mailer): Mailer => {
  const mails = counter('sundara.mail.handed_over');
  return {
    send: async (message) => {
      try {
        await mailer.send(message);
      } catch (error) {
        mails.add(1, { outcome: 'failed' });
        throw error;
      }
      mails.add(1, { outcome: 'sent' });
    },
    close: () => mailer.close(),
  };
};
