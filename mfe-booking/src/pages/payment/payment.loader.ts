import { paymentStatus, type Reply } from '@sundara/contracts/api';
import type { RemoteLoaderArgs, Result } from '@sundara/contracts/federation';

export type OrderData = Result<Reply<typeof paymentStatus>>;

/** Fetches the order in the path. */
export const loadOrder = ({ shell, params, request }: RemoteLoaderArgs): Promise<OrderData> =>
  shell.http.call(paymentStatus, { params: { orderId: params.orderId ?? '' } }, { signal: request.signal });
