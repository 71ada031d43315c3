import { addMinutes } from '@sundara/contracts';
import type { Database } from '../../../platform/database/open-database.ts';
import type { Mailer } from '../../../platform/mail/message.ts';
import { type Job, type JobKind, jobOf } from '../../../platform/outbox/job-kind.ts';
import { signInLinkMail } from '../account-mail/sign-in-link.mail.ts';
import { findUserByEmail } from '../accounts/accounts.repository.ts';
import { type LinkRequests, type SealedRequest, sealedRequest } from '../mailed-links/link-request.ts';
import { hashLinkToken } from '../mailed-links/link-token.ts';
import { mailedLinks } from '../mailed-links/mailed-links.ts';
import { signInLinks } from '../mailed-links/sign-in-links.tables.ts';

/** How long a link works after its mail was sent. */
export const SIGN_IN_LINK_MINUTES = 15;

/** About eight minutes in all; after that, people try again. */
export const MAIL_SIGN_IN_LINK: JobKind<SealedRequest> = {
  name: 'mail.sign-in-link',
  payload: sealedRequest,
  retryGapsSeconds: [2, 10, 30, 120, 300],
};

interface Dependencies {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly siteUrl: string;
  readonly requests: LinkRequests;
  readonly now: () => Date;
}

/** Mails a sign-in link. Whether an address has an open account is looked up here, where no client waits. */
export const signInLinkMailJob = ({ database, mailer, siteUrl, requests, now }: Dependencies): Job =>
  jobOf(MAIL_SIGN_IN_LINK, async (sealed) => {
    const request = requests.open(sealed);
    if (!request) return;
    const user = await findUserByEmail(database.db, request.email);
    if (!user?.isActive) return;
    const [tokenHash, createdAt] = [hashLinkToken(request.token), now()];
    const expiresAt = addMinutes(createdAt, SIGN_IN_LINK_MINUTES);
    const { id: userId, sessionVersion } = user;
    const kept = await mailedLinks(signInLinks).keep(database.db, {
      tokenHash,
      userId,
      sessionVersion,
      createdAt,
      expiresAt,
    });
    if (!kept) return;
    const link = { key: tokenHash.slice(0, 32), token: request.token, expiresAt };
    await mailer.send(signInLinkMail(user, link, siteUrl));
  });
