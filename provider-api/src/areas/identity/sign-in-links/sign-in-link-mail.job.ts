import type { Job, JobKind } from '../../../platform/outbox/job-kind.ts';
import { signInLinkMail } from '../account-mail/sign-in-link.mail.ts';
import { findOpenAccount } from '../accounts/accounts.repository.ts';
import { type SealedRequest, sealedRequest } from '../mailed-links/link-request.ts';
import { type LinkMailDependencies, mailedLinkJob } from '../mailed-links/mailed-link.job.ts';
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

/** Mails a sign-in link. */
export const signInLinkMailJob = (dependencies: LinkMailDependencies): Job =>
  mailedLinkJob(MAIL_SIGN_IN_LINK, dependencies, {
    minutes: SIGN_IN_LINK_MINUTES,
    find: findOpenAccount,
    keep: (tx, { id: userId, sessionVersion }, link) =>
      mailedLinks(signInLinks).keep(tx, { userId, sessionVersion, ...link }),
    mail: signInLinkMail,
  });
