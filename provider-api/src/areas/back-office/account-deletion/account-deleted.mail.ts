import { noted, said } from '../../../platform/mail/mail-parts.ts';
import type { MailMessage } from '../../../platform/mail/message.ts';
import { money } from '../../customer/index.ts';
import { type AccountToTell, accountMail } from '../../identity/index.ts';
import type { AccountDeleted } from './deletion.kinds.ts';
import { KEPT } from './deletion-words.ts';

/** The last mail to a customer: the deletion is done, what became of visits and money, and what is retained. */
export const accountDeletedMail = (
  account: AccountToTell,
  { customerId, cancelled, refundPaise, by }: Omit<AccountDeleted, 'to'>,
): MailMessage =>
  accountMail(account, {
    key: `account-deleted.${customerId}`,
    subject: 'Your account is deleted',
    preview: 'What was kept about you is erased, but for what the law asks us to keep.',
    parts: [
      said(FIRST[by]),
      cancelled > 0 ? said(visitsText(cancelled, refundPaise)) : undefined,
      said(`This stays: ${KEPT.join(' ')}`),
      said('This is our last mail to you. You may register again with this address whenever you like.'),
      noted(ASK[by]),
    ],
    reason: REASONS[by],
  });

const FIRST = {
  customer: 'Your Sundara account is deleted, as you asked, and what was kept about you is erased.',
  admin: 'We have deleted your Sundara account, and what was kept about you is erased.',
} as const;

const ASK = {
  customer: 'If it was not you who deleted the account, answer this mail.',
  admin: 'If you do not know why, answer this mail.',
} as const;

const REASONS = { customer: 'you deleted your account', admin: 'your account was deleted' } as const;

const visitsText = (cancelled: number, refundPaise: number): string => {
  const visits =
    cancelled === 1 ? 'The visit that you had ahead is' : `The ${cancelled} visits that you had ahead are`;
  return refundPaise === 0
    ? `${visits} cancelled. By the cancellation rules nothing of it comes back.`
    : `${visits} cancelled. ${money(refundPaise)} comes back the way you paid; banks take 5 to 7 business days.`;
};
