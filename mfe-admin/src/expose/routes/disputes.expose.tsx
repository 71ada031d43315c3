import { adminDisputes } from '@sundara/contracts/api';
import { listLoader } from '@sundara/web/list';

export { DisputesPage as Component } from '../../pages/disputes/disputes.page.tsx';
export const loader = listLoader(adminDisputes);
