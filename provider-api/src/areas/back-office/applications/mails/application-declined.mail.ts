import { noted, said } from '../../../../platform/mail/mail-parts.ts';
import type { MailMessage } from '../../../../platform/mail/message.ts';
import { accountMail } from '../../../identity/index.ts';
import type { ApplicationRow } from '../applications.tables.ts';

/** Says that a salon is not listed, and why; a reply to the mail goes to the team. */
export const applicationDeclinedMail = (
  { id, email, ownerName, salonName, reason }: ApplicationRow,
  inbox: string,
): MailMessage => ({
  ...accountMail(
    { name: ownerName, email },
    {
      key: `application-declined.${id}`,
      subject: `About your application for ${salonName}`,
      preview: 'We can not list it as it is.',
      parts: [
        said(`We have looked at your application for ${salonName}, and can not list it as it is.`),
        said(reason),
        noted('You may apply again at any time. If you think that we are wrong, answer this mail.'),
      ],
      reason: 'a salon asked with this address to be listed',
    },
  ),
  replyTo: { name: 'Sundara', address: inbox },
});
