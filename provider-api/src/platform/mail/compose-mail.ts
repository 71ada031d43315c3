import type { SendMailOptions } from 'nodemailer';
import type { MailMessage } from './message.ts';

/** The sender, whose host name is also used in Message-IDs. */
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
  // A mail contains only what we wrote, never the content behind a path or URL in it.
  disableFileAccess: true,
  disableUrlAccess: true,
});

const hostOf = (from: string): string => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
