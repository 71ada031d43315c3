import { addMinutes } from '@sundara/contracts';
import type { Database } from '../../../platform/database/open-database.ts';
import type { Mailer } from '../../../platform/mail/message.ts';
import { type Job, type JobKind, jobOf } from '../../../platform/outbox/job-kind.ts';
import { emailConfirmationMail } from '../account-mail/email-confirmation.mail.ts';
import { lockAccountByEmail } from '../accounts/accounts.repository.ts';
import { emailConfirmations } from '../mailed-links/email-confirmations.tables.ts';
import { type LinkRequests, type SealedRequest, sealedRequest } from '../mailed-links/link-request.ts';
import { hashLinkToken } from '../mailed-links/link-token.ts';
import { mailedLinks } from '../mailed-links/mailed-links.ts';

/** How long a link works after its mail was sent. Long, as it gives no access: a late mail is still useful. */
const CONFIRMATION_MINUTES = 24 * 60;

/** About 19 minutes in all; after that, people ask again. */
export const MAIL_EMAIL_CONFIRMATION: JobKind<SealedRequest> = {
  name: 'mail.email-confirmation',
  payload: sealedRequest,
  retryGapsSeconds: [2, 10, 30, 120, 300, 660],
};

interface Dependencies {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly siteUrl: string;
  readonly requests: LinkRequests;
  readonly now: () => Date;
}

/** Mails the link that confirms an e-mail; does nothing when no account has that e-mail any more. */
export const confirmationMailJob = ({ database, mailer, siteUrl, requests, now }: Dependencies): Job =>
  jobOf(MAIL_EMAIL_CONFIRMATION, async (sealed) => {
    const request = requests.open(sealed);
    if (!request) return;
    const [tokenHash, createdAt] = [hashLinkToken(request.token), now()];
    const expiresAt = addMinutes(createdAt, CONFIRMATION_MINUTES);
    const account = await database.transaction(async (tx) => {
      // Locked, because the link must not outlive a change of the e-mail that it goes to.
      const found = await lockAccountByEmail(tx, request.email);
      if (!found) return undefined;
      const link = { tokenHash, userId: found.id, createdAt, expiresAt };
      return (await mailedLinks(emailConfirmations).keep(tx, link)) ? found : undefined;
    });
    if (!account) return;
    const link = { key: tokenHash.slice(0, 32), token: request.token, expiresAt };
    await mailer.send(emailConfirmationMail(account, link, siteUrl));
  });
