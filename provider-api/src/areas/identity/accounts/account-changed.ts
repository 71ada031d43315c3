import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import type { Account } from '../../../platform/http/access.ts';

/** A change of one's own account: the names of the fields, without the new values. */
export interface AccountChanged {
  readonly account: Pick<Account, 'id' | 'role'>;
  /** The operation's name. */
  readonly action: string;
  readonly fields: readonly string[];
  readonly at: Date;
}

/** Called in the transaction that changes the account; if the call fails, so does the transaction. */
export type OnAccountChanged = (tx: TransactionHandle, changed: AccountChanged) => Promise<void>;
