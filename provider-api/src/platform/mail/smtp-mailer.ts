import { createTransport } from 'nodemailer';
import { composeMail, type MailIdentity } from './compose-mail.ts';
import type { Mailer } from './message.ts';

const SECONDS = 1_000;

/**
 * Sends through an SMTP server, `smtp://user:password@host:587` or `smtps://…:465`. Every step has a time
 * limit, so that an unresponsive server costs only one attempt of the job.
 */
export const createSmtpMailer = (url: string, identity: MailIdentity): Mailer => {
  const transport = createTransport({
    url,
    connectionTimeout: 10 * SECONDS,
    greetingTimeout: 10 * SECONDS,
    socketTimeout: 20 * SECONDS,
  });
  return {
    async send(message) {
      await transport.sendMail(composeMail(message, identity));
    },
    close: () => transport.close(),
  };
};
