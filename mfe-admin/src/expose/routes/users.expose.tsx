import { adminUsers } from '@sundara/contracts/api';
import { listLoader } from '@sundara/web/list';

export { UsersPage as Component } from '../../pages/users/users.page.tsx';
export const loader = listLoader(adminUsers);
