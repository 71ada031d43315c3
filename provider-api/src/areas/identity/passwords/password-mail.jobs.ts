import { addMinutes } from '@sundara/contracts';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import type { Database } from '../../../platform/database/open-database.ts';
import type { Mailer } from '../../../platform/mail/message.ts';
import { type Job, type JobKind, jobOf } from '../../../platform/outbox/job-kind.ts';
import { passwordChangedMail } from '../account-mail/password-changed.mail.ts';
import { passwordResetMail } from '../account-mail/password-reset.mail.ts';
import { lockAccountByEmail } from '../accounts/accounts.repository.ts';
import { users } from '../accounts/accounts.tables.ts';
import {
  type LinkRequest,
  type LinkRequests,
  type SealedRequest,
  sealedRequest,
} from '../mailed-links/link-request.ts';
import { hashLinkToken } from '../mailed-links/link-token.ts';
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

interface Dependencies {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly siteUrl: string;
  readonly requests: LinkRequests;
  readonly now: () => Date;
}

/** The mails about passwords. Whether an address has an account is looked up here, where no client waits. */
export const passwordMailJobs = (dependencies: Dependencies): Job[] => {
  const { database, mailer, siteUrl, requests, now } = dependencies;
  return [
    jobOf(MAIL_PASSWORD_RESET, async (sealed) => {
      const request = requests.open(sealed);
      const link = request && (await database.transaction((tx) => makeLink(tx, request, now())));
      if (link) await mailer.send(passwordResetMail(link.account, link, siteUrl));
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

/** At most this many valid links, so that repeated requests do not flood a mailbox; each of them still works. */
const MOST_LINKS = 5;

/** The link to mail; undefined without an open account, within a minute of the last link, or at `MOST_LINKS`. */
const makeLink = async (tx: TransactionHandle, { email, token }: LinkRequest, now: Date) => {
  const account = await lockAccountByEmail(tx, email);
  if (!account) return undefined;
  const tokenHash = hashLinkToken(token);
  const others = await findOtherLinks(tx, account.id, tokenHash, now);
  const minuteAgo = addMinutes(now, -1);
  if (others.length >= MOST_LINKS || others.some((made) => made > minuteAgo)) return undefined;
  const expiresAt = addMinutes(now, RESET_MINUTES);
  const kept = await resetLinks.keep(tx, { tokenHash, userId: account.id, createdAt: now, expiresAt });
  return kept ? { account, token, expiresAt, key: tokenHash.slice(0, 32) } : undefined;
};
