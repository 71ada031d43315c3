import { html } from '../../../platform/mail/mail-html.ts';
import { heading, mailPage, paragraph } from '../../../platform/mail/mail-layout.ts';
import type { MailPart } from '../../../platform/mail/mail-parts.ts';
import type { MailMessage } from '../../../platform/mail/message.ts';
import type { BookingMail } from './booking-mail.ts';

interface CustomerMail {
  readonly key: string;
  readonly subject: string;
  /** The large heading on top; also the page's title. */
  readonly title: string;
  /** Shown next to the subject in lists of mails. */
  readonly preview: string;
  readonly parts: readonly (MailPart | undefined)[];
  readonly attachments?: MailMessage['attachments'];
  readonly calendar?: MailMessage['calendar'];
}

/** A mail to the customer of a booking; text and HTML agree because both are built from the same parts. */
export const customerMail = (
  { customer }: Pick<BookingMail, 'customer'>,
  mail: CustomerMail,
): MailMessage => {
  const { key, subject, title, preview, attachments = [], calendar } = mail;
  const parts = mail.parts.filter((part) => part !== undefined);
  return {
    key,
    to: { name: customer.name, address: customer.email },
    subject,
    text: [`Hello ${customer.name},`, ...parts.map(({ text }) => text)].join('\n\n'),
    html: mailPage({
      title,
      preview,
      content: html`${heading(title)}${paragraph(`Hello ${customer.name},`)}${parts.map((part) => part.html)}`,
    }),
    attachments,
    ...(calendar && { calendar }),
  };
};
