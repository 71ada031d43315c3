import type { AdminUser } from '@sundara/contracts/api';

/** What the dialogs about an account are opened with. */
export interface UserSheetProps {
  readonly open: boolean;
  readonly user: AdminUser;
  /** Something was written: the list has to be read anew. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
}
