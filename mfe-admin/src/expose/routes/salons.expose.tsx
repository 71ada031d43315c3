import { adminSalons } from '@sundara/contracts/api';
import { listLoader } from '@sundara/web/list';

export { SalonsPage as Component } from '../../pages/salons/salons.page.tsx';
export const loader = listLoader(adminSalons);
