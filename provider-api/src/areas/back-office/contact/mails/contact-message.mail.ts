import { CONTACT_SUBJECTS, formatDayAndClock } from '@sundara/contracts';
import { html } from '../../../../platform/mail/mail-html.ts';
import { heading, mailPage, panel, paragraph, quotation } from '../../../../platform/mail/mail-layout.ts';
import type { MailMessage } from '../../../../platform/mail/message.ts';
import type { MessageRow } from '../contact.repository.ts';

/** The message for the team; a reply to the mail goes to the sender. */
export const contactMessageMail = (message: MessageRow, inbox: string): MailMessage => {
  const { id, ticket, name, email, phone, createdAt } = message;
  const subject = CONTACT_SUBJECTS[message.subject];
  const from = [`${name} <${email}>`, phone, formatDayAndClock(createdAt)].filter(Boolean);
  const note = 'Answer this mail to write to them. The name and the address are as they were typed.';
  return {
    key: `contact-message.${id}`,
    to: { name: 'Sundara', address: inbox },
    replyTo: { name, address: email },
    subject: `${ticket} ${subject}: ${name}`,
    text: [`${ticket}: ${subject}`, from.join('\n'), message.message, note].join('\n\n'),
    html: mailPage({
      title: `${ticket}: ${subject}`,
      preview: message.message.slice(0, 140),
      content: html`${heading(subject)}${panel(ticket, from)}${quotation(message.message)}${paragraph(note)}`,
      reason: 'the contact page sends its messages here',
    }),
    attachments: [],
  };
};
