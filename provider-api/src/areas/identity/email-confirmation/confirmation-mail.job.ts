import type { Job, JobKind } from '../../../platform/outbox/job-kind.ts';
import { emailConfirmationMail } from '../account-mail/email-confirmation.mail.ts';
import { lockAccountByEmail } from '../accounts/accounts.repository.ts';
import { emailConfirmations } from '../mailed-links/email-confirmations.tables.ts';
import { type SealedRequest, sealedRequest } from '../mailed-links/link-request.ts';
import { type LinkMailDependencies, mailedLinkJob } from '../mailed-links/mailed-link.job.ts';
import { mailedLinks } from '../mailed-links/mailed-links.ts';

/** How long a link works after its mail was sent. Long, as it gives no access: a late mail is still useful. */
const CONFIRMATION_MINUTES = 24 * 60;

/** About 19 minutes in all; after that, people ask again. */
export const MAIL_EMAIL_CONFIRMATION: JobKind<SealedRequest> = {
  name: 'mail.email-confirmation',
  payload: sealedRequest,
  retryGapsSeconds: [2, 10, 30, 120, 300, 660],
};

/** Mails the link that confirms an e-mail; does nothing when no account has that e-mail any more. */
export const confirmationMailJob = (dependencies: LinkMailDependencies): Job =>
  mailedLinkJob(MAIL_EMAIL_CONFIRMATION, dependencies, {
    minutes: CONFIRMATION_MINUTES,
    // Locked, because the link must not outlive a change of the e-mail that it goes to.
    find: lockAccountByEmail,
    keep: (tx, { id: userId }, link) => mailedLinks(emailConfirmations).keep(tx, { userId, ...link }),
    mail: emailConfirmationMail,
  });
