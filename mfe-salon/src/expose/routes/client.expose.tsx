import { ownersPage } from '../../features/frame/owners-page.tsx';
import { ClientPage } from '../../pages/client/client.page.tsx';

export { loadClient as loader } from '../../pages/client/client.loader.ts';

export const Component = ownersPage(ClientPage);
