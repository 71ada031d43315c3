import { adminDispute, type Reply } from '@sundara/contracts/api';
import type { RemoteLoaderArgs, Result } from '@sundara/contracts/federation';

export type DisputeData = Result<Reply<typeof adminDispute>>;

/** Fetches the dispute by the booking in the path. */
export const loadDispute = ({ shell, params, request }: RemoteLoaderArgs): Promise<DisputeData> =>
  shell.http.call(adminDispute, { params: { id: params.id ?? '' } }, { signal: request.signal });
