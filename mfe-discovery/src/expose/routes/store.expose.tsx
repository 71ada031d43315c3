import { salonDetail } from '@sundara/contracts/api';
import type { RemoteLoaderArgs } from '@sundara/contracts/federation';
import { redirect } from '@sundara/web/router';
import { SalonPage } from '../../pages/salon/salon.page.tsx';

/** The salon's screen under an address that names the salon in its query (resolutions R3). */
export const loader = ({ shell, request }: RemoteLoaderArgs) => {
  const id = new URL(request.url).searchParams.get('id');
  return id ? shell.http.call(salonDetail, { params: { id } }, { signal: request.signal }) : redirect('/');
};
export const Component = SalonPage;
