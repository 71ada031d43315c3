import { addMinutes } from '@sundara/contracts';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import type { Database } from '../../../platform/database/open-database.ts';
import type { Mailer, MailMessage } from '../../../platform/mail/message.ts';
import { type Job, type JobKind, jobOf } from '../../../platform/outbox/job-kind.ts';
import type { LinkRequests, SealedRequest } from './link-request.ts';
import { hashLinkToken } from './link-token.ts';

/** What every job that mails a link needs. */
export interface LinkMailDependencies {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly siteUrl: string;
  readonly requests: LinkRequests;
  readonly now: () => Date;
}

interface MailedLink<Account> {
  /** How long a link works after its mail was sent. */
  readonly minutes: number;
  /** The account of an address that gets the link, in the transaction that stores it; undefined for none. */
  readonly find: (tx: TransactionHandle, email: string) => Promise<Account | undefined>;
  /** Stores the link; false when there is none to mail. */
  readonly keep: (
    tx: TransactionHandle,
    account: Account,
    link: { readonly tokenHash: string; readonly createdAt: Date; readonly expiresAt: Date },
  ) => Promise<boolean>;
  /** The mail; its key reveals nothing about the token. */
  readonly mail: (
    account: Account,
    link: { readonly key: string; readonly token: string; readonly expiresAt: Date },
    siteUrl: string,
  ) => MailMessage;
  /** Called for a request that was sealed with a former secret; by default it is dropped, and people ask again. */
  readonly onUnreadable?: () => void;
}

/** Stores and mails a requested link. Whether an address has an account is looked up here, where no client waits. */
export const mailedLinkJob = <Account>(
  kind: JobKind<SealedRequest>,
  { database, mailer, siteUrl, requests, now }: LinkMailDependencies,
  { minutes, find, keep, mail, onUnreadable }: MailedLink<Account>,
): Job =>
  jobOf(kind, async (sealed) => {
    const request = requests.open(sealed);
    if (!request) return onUnreadable?.();
    const { email, token } = request;
    const [tokenHash, createdAt] = [hashLinkToken(token), now()];
    const expiresAt = addMinutes(createdAt, minutes);
    const account = await database.transaction(async (tx) => {
      const found = await find(tx, email);
      return found && (await keep(tx, found, { tokenHash, createdAt, expiresAt })) ? found : undefined;
    });
    if (account) await mailer.send(mail(account, { key: tokenHash.slice(0, 32), token, expiresAt }, siteUrl));
  });
