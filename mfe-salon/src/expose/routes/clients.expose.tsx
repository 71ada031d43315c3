import { salonClients } from '@sundara/contracts/api';
import { listLoader } from '@sundara/web/list';
import { ownersPage } from '../../features/frame/owners-page.tsx';
import { ClientsPage } from '../../pages/clients/clients.page.tsx';

export const loader = listLoader(salonClients);

export const Component = ownersPage(ClientsPage);
