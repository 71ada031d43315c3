import { type Reply, salonDetail } from '@sundara/contracts/api';
import type { RemoteLoaderArgs, Result } from '@sundara/contracts/federation';

export type SalonData = Result<Reply<typeof salonDetail>>;

/** Fetches the salon named by the path. */
export const loadSalon = ({ shell, params, request }: RemoteLoaderArgs): Promise<SalonData> =>
  shell.http.call(salonDetail, { params: { id: params.id ?? '' } }, { signal: request.signal });
