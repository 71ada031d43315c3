import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import { enqueueJob } from '../../../platform/outbox/enqueue-job.ts';
import type { Job, JobKind } from '../../../platform/outbox/job-kind.ts';
import { invitationMail } from '../account-mail/invitation.mail.ts';
import { findOpenAccount } from '../accounts/accounts.repository.ts';
import { type LinkRequests, type SealedRequest, sealedRequest } from '../mailed-links/link-request.ts';
import { type LinkMailDependencies, mailedLinkJob } from '../mailed-links/mailed-link.job.ts';
import { resetLinks } from '../passwords/password-resets.repository.ts';

/** How long the link works after its mail was sent: seven days, since nobody waits for this mail. */
const INVITATION_MINUTES = 7 * 24 * 60;

const MAIL_INVITATION: JobKind<SealedRequest> = { name: 'mail.invitation', payload: sealedRequest };

/** Has the link to set a first password mailed to a new account, exactly if the transaction commits. */
export const invite = async (tx: TransactionHandle, requests: LinkRequests, email: string): Promise<void> => {
  const sealed = requests.make(email);
  // Replaced: if the address belonged to another account before, its invitation goes to the present one.
  await enqueueJob(tx, MAIL_INVITATION, sealed.mark, sealed, { replace: true });
};

/** Mails the invitation; its link is one that sets a password, and voids the account's others when used. */
export const invitationMailJob = (dependencies: LinkMailDependencies): Job =>
  mailedLinkJob(MAIL_INVITATION, dependencies, {
    minutes: INVITATION_MINUTES,
    find: findOpenAccount,
    keep: (tx, { id: userId }, link) => resetLinks.keep(tx, { userId, ...link }),
    mail: invitationMail,
    onUnreadable: () => {
      // An admin sees the failed job, and the person can ask for a link.
      throw new Error('The invitation was sealed with another secret.');
    },
  });
