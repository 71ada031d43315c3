import { addMinutes } from '@sundara/contracts';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { type Job, type JobKind, jobOf } from '../../../platform/outbox/job-kind.ts';
import { passwordChangedMail } from '../account-mail/password-changed.mail.ts';
import { passwordResetMail } from '../account-mail/password-reset.mail.ts';
import { lockAccountByEmail } from '../accounts/accounts.repository.ts';
import { users } from '../accounts/accounts.tables.ts';
import { type SealedRequest, sealedRequest } from '../mailed-links/link-request.ts';
import { type LinkMailDependencies, mailedLinkJob } from '../mailed-links/mailed-link.job.ts';
import { findOtherLinks, resetLinks } from './password-resets.repository.ts';

/** How long a mailed link works (resolutions R14). */
const RESET_MINUTES = 30;

/** About 19 minutes in all; after that, people ask again. */
export const MAIL_PASSWORD_RESET: JobKind<SealedRequest> = {
  name: 'mail.password-reset',
  payload: sealedRequest,
  retryGapsSeconds: [2, 10, 30, 120, 300, 660],
};

const change = z.object({ userId: z.uuid(), at: z.iso.datetime(), how: z.enum(['reset', 'changed']) });
export const MAIL_PASSWORD_CHANGED: JobKind<z.output<typeof change>> = {
  name: 'mail.password-changed',
  payload: change,
};

/** At most this many links that are not over, so that repeated requests do not flood a mailbox; the newest works. */
const MOST_LINKS = 5;

/** The mails about passwords. */
export const passwordMailJobs = (dependencies: LinkMailDependencies): Job[] => {
  const { database, mailer, siteUrl } = dependencies;
  return [
    mailedLinkJob(MAIL_PASSWORD_RESET, dependencies, {
      minutes: RESET_MINUTES,
      find: lockAccountByEmail,
      // None within a minute of the last one, nor above `MOST_LINKS`.
      keep: async (tx, { id: userId }, link) => {
        const { tokenHash, createdAt } = link;
        const others = await findOtherLinks(tx, userId, tokenHash, createdAt);
        const minuteAgo = addMinutes(createdAt, -1);
        if (others.length >= MOST_LINKS || others.some((made) => made > minuteAgo)) return false;
        return resetLinks.keep(tx, { userId, ...link });
      },
      mail: passwordResetMail,
    }),
    jobOf(MAIL_PASSWORD_CHANGED, async ({ userId, at, how }) => {
      const [account] = await database.db
        .select({ name: users.name, email: users.email })
        .from(users)
        .where(eq(users.id, userId));
      if (account)
        await mailer.send(passwordChangedMail(account, { userId, how, at: new Date(at) }, siteUrl));
    }),
  ];
};
