import { addMinutes } from '@sundara/contracts';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import type { Database } from '../../../platform/database/open-database.ts';
import type { Mailer } from '../../../platform/mail/message.ts';
import { enqueueJob } from '../../../platform/outbox/enqueue-job.ts';
import { type Job, type JobKind, jobOf } from '../../../platform/outbox/job-kind.ts';
import { invitationMail } from '../account-mail/invitation.mail.ts';
import { findUserByEmail } from '../accounts/accounts.repository.ts';
import { type LinkRequests, type SealedRequest, sealedRequest } from '../mailed-links/link-request.ts';
import { hashLinkToken } from '../mailed-links/link-token.ts';
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

interface Dependencies {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly siteUrl: string;
  readonly requests: LinkRequests;
  readonly now: () => Date;
}

/** Mails the invitation; its link is one that sets a password, and voids the account's others when used. */
export const invitationMailJob = ({ database, mailer, siteUrl, requests, now }: Dependencies): Job =>
  jobOf(MAIL_INVITATION, async (sealed) => {
    const request = requests.open(sealed);
    // Sealed with a former secret: an admin sees the failed job, and the person can ask for a link.
    if (!request) throw new Error('The invitation was sealed with another secret.');
    const account = await findUserByEmail(database.db, request.email);
    if (!account?.isActive) return;
    const [tokenHash, createdAt] = [hashLinkToken(request.token), now()];
    const expiresAt = addMinutes(createdAt, INVITATION_MINUTES);
    const kept = await resetLinks.keep(database.db, { tokenHash, userId: account.id, createdAt, expiresAt });
    if (!kept) return;
    const link = { key: tokenHash.slice(0, 32), token: request.token, expiresAt };
    await mailer.send(invitationMail(account, link, siteUrl));
  });
