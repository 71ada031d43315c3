import { ownersPage } from '../../features/frame/owners-page.tsx';
import { SpecialistsPage } from '../../pages/specialists/specialists.page.tsx';

export { loadSpecialists as loader } from '../../pages/specialists/specialists.loader.ts';

export const Component = ownersPage(SpecialistsPage);
