import { noted, said } from '../../../../platform/mail/mail-parts.ts';
import type { MailMessage } from '../../../../platform/mail/message.ts';
import { accountMail } from '../../../identity/index.ts';
import type { ApplicationRow } from '../applications.tables.ts';

/**
 * Confirms that an application has arrived. It never repeats what was typed but the salon's name, because the applicant
 * may have given somebody else's address.
 */
export const applicationReceivedMail = ({ id, email, ownerName, salonName }: ApplicationRow): MailMessage =>
  accountMail(
    { name: ownerName, email },
    {
      key: `application-received.${id}`,
      subject: 'We have your application',
      preview: 'We look at it on the next working day.',
      parts: [
        said(`Thank you for wanting to list ${salonName} at Sundara. Your application has arrived.`),
        said(
          'One of us looks at it, from Monday to Friday, and answers by mail. There is nothing that you have to do until then.',
        ),
        noted('If it was not you who applied, somebody mistyped an address. You need not do anything.'),
      ],
      reason: 'a salon asked with this address to be listed',
    },
  );
