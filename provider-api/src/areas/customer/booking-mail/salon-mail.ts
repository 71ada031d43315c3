import { html } from '../../../platform/mail/mail-html.ts';
import { heading, mailPage } from '../../../platform/mail/mail-layout.ts';
import type { MailPart } from '../../../platform/mail/mail-parts.ts';
import type { MailMessage } from '../../../platform/mail/message.ts';
import type { BookingMail } from './booking-mail.ts';

interface SalonMail {
  readonly key: string;
  readonly subject: string;
  /** The large heading on top; also the page's title. */
  readonly title: string;
  /** Shown next to the subject in lists of mails. */
  readonly preview: string;
  readonly parts: readonly (MailPart | undefined)[];
}

/** A mail to the salon of a booking; text and HTML agree because both are built from the same parts. */
export const salonMail = ({ salon }: Pick<BookingMail, 'salon'>, mail: SalonMail): MailMessage => {
  const { key, subject, title, preview } = mail;
  const parts = mail.parts.filter((part) => part !== undefined);
  return {
    key,
    to: { name: salon.name, address: salon.email },
    subject,
    text: [`${title} at ${salon.name}.`, ...parts.map(({ text }) => text)].join('\n\n'),
    html: mailPage({
      title,
      preview,
      content: html`${heading(title)}${parts.map((part) => part.html)}`,
      reason: 'your salon takes bookings here',
    }),
    attachments: [],
  };
};
