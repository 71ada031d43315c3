import { adminServices } from '@sundara/contracts/api';
import { listLoader } from '@sundara/web/list';

export { ServicesPage as Component } from '../../pages/services/services.page.tsx';
export const loader = listLoader(adminServices);
