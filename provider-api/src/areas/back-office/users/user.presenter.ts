import { toLocalIso } from '@sundara/contracts';
import type { AdminUser } from '@sundara/contracts/api';
import type { ListedUser } from './users.repository.ts';

/** An account as an admin sees it, with what this admin may do: nobody deletes, disables or demotes themselves. */
export const presentListedUser = ({ createdAt, ...user }: ListedUser, adminId: string): AdminUser => {
  const isOther = user.id !== adminId;
  return {
    ...user,
    _id: user.id,
    createdAt: toLocalIso(createdAt),
    can: { delete: isOther && !user.salon, toggle: isOther, changeRole: isOther && !user.salon },
  };
};
