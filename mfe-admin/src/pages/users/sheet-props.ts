import type { AdminUser } from '@sundara/contracts/api';

/** The props of the dialogs about an account. */
export interface UserSheetProps {
  readonly open: boolean;
  readonly user: AdminUser;
  /** Something was saved: the list must be reloaded. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
}
