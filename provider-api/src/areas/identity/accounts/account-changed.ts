import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import type { Account } from '../../../platform/http/access.ts';

/** People changed something of their own account; what it is now is not told. */
export interface AccountChanged {
  readonly account: Pick<Account, 'id' | 'role'>;
  /** The operation's name. */
  readonly action: string;
  readonly fields: readonly string[];
  readonly at: Date;
}

/** Hears of it in the transaction that changes the account, which fails where this does. */
export type OnAccountChanged = (tx: TransactionHandle, changed: AccountChanged) => Promise<void>;
