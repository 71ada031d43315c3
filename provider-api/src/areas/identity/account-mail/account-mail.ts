import { greetingFor } from '../../../platform/mail/greeting.ts';
import { html } from '../../../platform/mail/mail-html.ts';
import { heading, mailPage, paragraph } from '../../../platform/mail/mail-layout.ts';
import type { MailPart } from '../../../platform/mail/mail-parts.ts';
import type { MailMessage } from '../../../platform/mail/message.ts';

/** Whose account a mail is about. */
export interface AccountToTell {
  readonly name: string;
  readonly email: string;
}

interface AccountMail {
  readonly key: string;
  readonly subject: string;
  /** Shown beside the subject in lists of mails. */
  readonly preview: string;
  readonly parts: readonly (MailPart | undefined)[];
  /** Why somebody receives it, after 'because'. */
  readonly reason: string;
}

/** A mail about an account's own safety; its subject stands big on top as well. */
export const accountMail = (account: AccountToTell, mail: AccountMail): MailMessage => {
  const { key, subject, preview, reason } = mail;
  const { name, greeting } = greetingFor(account.name);
  const parts = mail.parts.filter((part) => part !== undefined);
  return {
    key,
    to: { name, address: account.email },
    subject,
    text: [greeting, ...parts.map(({ text }) => text)].join('\n\n'),
    html: mailPage({
      title: subject,
      preview,
      content: html`${heading(subject)}${paragraph(greeting)}${parts.map((part) => part.html)}`,
      reason,
    }),
    attachments: [],
  };
};
