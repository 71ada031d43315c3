import { CONTACT_SUBJECTS } from '@sundara/contracts';
import { greetingFor } from '../../../../platform/mail/greeting.ts';
import { html } from '../../../../platform/mail/mail-html.ts';
import { button, heading, mailPage, panel, paragraph } from '../../../../platform/mail/mail-layout.ts';
import type { MailMessage } from '../../../../platform/mail/message.ts';
import type { MessageRow } from '../contact.repository.ts';

/**
 * Confirms to the sender that the message has arrived, with its ticket. It never repeats the message, because the
 * sender may have given somebody else's address.
 */
export const contactReceiptMail = (message: MessageRow, siteUrl: string): MailMessage => {
  const { id, ticket, name, email } = message;
  const { name: known, greeting } = greetingFor(name);
  const subject = CONTACT_SUBJECTS[message.subject];
  const thanks = 'thank you for writing to us. Your message has arrived, and one of us will read it.';
  const answer =
    'We answer from Monday to Friday, 9:00 am to 6:00 pm, India time. If you write or call again, name this number and we know at once what it is about.';
  const stranger = 'If it was not you who wrote, somebody mistyped an address. You need not do anything.';
  const link = new URL('/salons', siteUrl).href;
  return {
    key: `contact-receipt.${id}`,
    to: { name: known, address: email },
    subject: `We have your message: ${ticket}`,
    text: [
      greeting,
      thanks,
      `Your ticket number: ${ticket}\nAbout: ${subject}`,
      answer,
      stranger,
      `See salons: ${link}`,
    ].join('\n\n'),
    html: mailPage({
      title: 'Your message has arrived',
      preview: `Your ticket number is ${ticket}.`,
      content: html`${heading('Your message has arrived')}${paragraph(`${greeting} ${thanks}`)}
${panel(ticket, ['Your ticket number', `About: ${subject}`])}${paragraph(answer)}${paragraph(stranger)}${button('See salons', link)}`,
      reason: 'of a message that was sent with this address from our contact page',
    }),
    attachments: [],
  };
};
