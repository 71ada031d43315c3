import { greetingFor } from '../../../platform/mail/greeting.ts';
import { html } from '../../../platform/mail/mail-html.ts';
import { heading, mailPage, paragraph } from '../../../platform/mail/mail-layout.ts';
import type { MailPart } from '../../../platform/mail/mail-parts.ts';
import type { MailMessage } from '../../../platform/mail/message.ts';

/** The account that the mail is about. */
export interface AccountToTell {
  readonly name: string;
  readonly email: string;
}

interface AccountMail {
  readonly key: string;
  readonly subject: string;
  /** Shown next to the subject in lists of mails. */
  readonly preview: string;
  readonly parts: readonly (MailPart | undefined)[];
  /** The reason for the mail, worded to follow 'because'. */
  readonly reason: string;
}

/** A mail about the security of an account; the subject is also its heading. */
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
