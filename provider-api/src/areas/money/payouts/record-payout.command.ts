import { formatRupees, type Paise, rupeesOf } from '@sundara/contracts';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import type { Database } from '../../../platform/database/open-database.ts';
import type { Account } from '../../../platform/http/access.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { lockSalon, writeAudit } from '../../marketplace/index.ts';
import { postPayout } from '../ledger/post.ts';
import { findPayable, findPayout, type PayoutRow } from './payouts.repository.ts';
import { payouts } from './payouts.tables.ts';

/** The largest amount that the database can store. */
const MOST_PAISE = 2_147_483_647;

export interface Payout {
  readonly salonId: string;
  readonly amountPaise: Paise;
  /** The bank's reference. */
  readonly reference: string;
  readonly paidAt: Date;
}

/**
 * Records money that was sent to a salon: payout and posting in one transaction, one payout of a salon at a time. The
 * same reference again returns the first payout.
 * @throws ApiError NOT_FOUND; PAYOUT_REFUSED for more than is owed, and for a reference that another payout has
 */
export const recordPayout = (
  database: Database,
  account: Account,
  payout: Payout,
  now: Date,
): Promise<PayoutRow> => database.transaction((tx) => record(tx, account, payout, now));

const record = async (
  tx: TransactionHandle,
  account: Account,
  payout: Payout,
  now: Date,
): Promise<PayoutRow> => {
  const { salonId, amountPaise, reference, paidAt } = payout;
  if (!(await lockSalon(tx, salonId)))
    throw new ApiError('NOT_FOUND', { message: 'There is no such salon.' });
  const known = await findPayout(tx, reference);
  if (known) return requireSame(known, payout);
  const payable = Math.min(await findPayable(tx, salonId, paidAt), MOST_PAISE);
  if (amountPaise > payable) throw refused(tooMuch(payable));
  const [written] = await tx
    .insert(payouts)
    .values({ ...payout, recordedBy: account.id, createdAt: now })
    // Another salon's payout with this reference, written at the same moment.
    .onConflictDoNothing({ target: payouts.reference })
    .returning();
  if (!written) throw refused(ANOTHER);
  await postPayout(tx, written);
  const changes = { amountPaise: [null, amountPaise], reference: [null, reference] } as const;
  const subjectId = written.id;
  await writeAudit(tx, account, { salonId, action: 'admin.recordPayout', subjectId, changes }, now);
  return written;
};

const requireSame = (known: PayoutRow, { salonId, amountPaise }: Payout): PayoutRow => {
  if (known.salonId === salonId && known.amountPaise === amountPaise) return known;
  throw refused(ANOTHER);
};

const ANOTHER = 'This reference stands with another payout.';

const tooMuch = (payable: Paise): string =>
  payable > 0
    ? `At most ${formatRupees(rupeesOf(payable))} can be paid out to this salon.`
    : 'Nothing is owed to this salon.';

const refused = (message: string): ApiError => new ApiError('PAYOUT_REFUSED', { message });
