import { ownersPage } from '../../features/frame/owners-page.tsx';
import { ServicesPage } from '../../pages/services/services.page.tsx';

export { loadServices as loader } from '../../pages/services/services.loader.ts';

export const Component = ownersPage(ServicesPage);
