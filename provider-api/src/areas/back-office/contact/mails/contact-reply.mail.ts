import { CONTACT_SUBJECTS } from '@sundara/contracts';
import { greetingFor } from '../../../../platform/mail/greeting.ts';
import { html } from '../../../../platform/mail/mail-html.ts';
import { heading, mailPage, panel, paragraph, quotation } from '../../../../platform/mail/mail-layout.ts';
import type { MailMessage } from '../../../../platform/mail/message.ts';
import type { MessageRow } from '../contact.repository.ts';

interface Reply {
  readonly id: string;
  readonly text: string;
}

/** An admin's answer to the sender; the ticket in the subject links further replies to it. */
export const contactReplyMail = (message: MessageRow, reply: Reply, inbox: string): MailMessage => {
  const { ticket, name, email } = message;
  const { name: known, greeting } = greetingFor(name);
  const subject = CONTACT_SUBJECTS[message.subject];
  const note = `This answers your message ${ticket}. To write more about it, answer this mail.`;
  return {
    key: `contact-reply.${reply.id}`,
    to: { name: known, address: email },
    replyTo: { name: 'Sundara', address: inbox },
    subject: `Re: ${ticket} ${subject}`,
    text: [greeting, reply.text, note].join('\n\n'),
    html: mailPage({
      title: `Our answer to ${ticket}`,
      preview: reply.text.slice(0, 140),
      content: html`${heading('Our answer')}${paragraph(greeting)}${quotation(reply.text)}${panel(ticket, [subject])}${paragraph(note)}`,
      reason: 'you wrote to us from our contact page',
    }),
    attachments: [],
  };
};
