import { createTransport } from 'nodemailer';
import { composeMail, type MailIdentity } from './compose-mail.ts';
import type { Mailer } from './message.ts';

const SECONDS = 1_000;

/** A connection to `smtp://user:password@host:587` or `smtps://…:465`, with a limit for every step. */
export const smtpTransport = (url: string) =>
  createTransport({
    url,
    connectionTimeout: 10 * SECONDS,
    greetingTimeout: 10 * SECONDS,
    socketTimeout: 20 * SECONDS,
  });

/** Sends through an SMTP server; one that does not respond costs only one attempt of the job. */
export const createSmtpMailer = (url: string, identity: MailIdentity): Mailer => {
  const transport = smtpTransport(url);
  return {
    async send(message) {
      await transport.sendMail(composeMail(message, identity));
    },
    close: () => transport.close(),
  };
};
