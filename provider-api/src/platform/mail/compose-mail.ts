import type { SendMailOptions } from 'nodemailer';
import type { MailMessage } from './message.ts';

/** The sender and the name of the host in Message-IDs. */
export interface MailIdentity {
  /** `Sundara <hello@sundara.example>` */
  readonly from: string;
}

/** The message in nodemailer's terms, with a Message-ID that stays the same when it is sent again. */
export const composeMail = (message: MailMessage, { from }: MailIdentity): SendMailOptions => ({
  from,
  to: message.to,
  ...(message.replyTo && { replyTo: message.replyTo }),
  subject: message.subject,
  text: message.text,
  html: message.html,
  messageId: `<${message.key}@${hostOf(from)}>`,
  headers: { 'auto-submitted': 'auto-generated' },
  attachments: message.attachments.map((attachment) => ({ ...attachment })),
  ...(message.calendar && { icalEvent: { ...message.calendar, filename: 'appointment.ics' } }),
  // A mail is made of what we wrote, never of what a path or an address in it points to.
  disableFileAccess: true,
  disableUrlAccess: true,
});

const hostOf = (from: string): string => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
