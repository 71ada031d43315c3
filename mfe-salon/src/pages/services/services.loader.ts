import { adminSalons, readListQuery, salonServices, sentQuery } from '@sundara/contracts/api';
import type { RemoteLoaderArgs } from '@sundara/contracts/federation';
import { type ListData, listLoader } from '@sundara/web/list';

export type ServiceListData = ListData<typeof salonServices>;

/** A salon's catalogue; or, for an admin who named no salon, the salons to choose from (resolutions R4). */
export type ServicesData =
  | ({ readonly kind: 'list' } & ServiceListData)
  | ({ readonly kind: 'choose' } & ListData<typeof adminSalons>);

/** Fetches what the address asks for. */
export const loadServices = async (args: RemoteLoaderArgs): Promise<ServicesData> => {
  const { shell, request } = args;
  const { searchParams } = new URL(request.url);
  const session = shell.session.get();
  const isAdmin = session.status === 'signed-in' && session.user.role === 'admin';
  const chosen = (isAdmin && searchParams.get('salon')) || undefined;
  if (isAdmin && !chosen) return { kind: 'choose', ...(await listLoader(adminSalons)(args)) };
  const query = { ...readListQuery(salonServices, searchParams), salonId: chosen };
  const asked = { query: sentQuery(salonServices, query) };
  return {
    kind: 'list',
    query,
    list: await shell.http.call(salonServices, asked, { signal: request.signal }),
  };
};
