import { adminSalons, type Reply, salonServices } from '@sundara/contracts/api';
import type { RemoteLoaderArgs, Result } from '@sundara/contracts/federation';
import { pageOf } from '@sundara/web/table';
import { type ServicesQuery, servicesQuery } from './services-query.ts';

export type ServiceList = Result<Reply<typeof salonServices>>;
export type SalonList = Result<Reply<typeof adminSalons>>;

/** A salon's catalogue; or, for an admin who named no salon, the salons to choose from (resolutions R4). */
export type ServicesData =
  | { readonly kind: 'list'; readonly query: ServicesQuery; readonly list: ServiceList }
  | { readonly kind: 'choose'; readonly q: string; readonly salons: SalonList };

/** Fetches what the address asks for. */
export const loadServices = async ({ shell, request }: RemoteLoaderArgs): Promise<ServicesData> => {
  const { searchParams } = new URL(request.url);
  const { signal } = request;
  const query = servicesQuery(searchParams);
  const session = shell.session.get();
  const isAdmin = session.status === 'signed-in' && session.user.role === 'admin';
  if (isAdmin && !query.salonId) {
    const q = searchParams.get('q') ?? '';
    const salons = await shell.http.call(
      adminSalons,
      { query: { q, page: pageOf(searchParams) } },
      { signal },
    );
    return { kind: 'choose', q, salons };
  }
  const asked = { ...query, ...(!isAdmin && { salonId: undefined }) };
  return {
    kind: 'list',
    query: asked,
    list: await shell.http.call(salonServices, { query: asked }, { signal }),
  };
};
