import { logout, operationUrl } from '@sundara/contracts/api';
import type { ApiFailure } from '@sundara/contracts/federation';
import { resultOf } from '../http/result-of.ts';
import type { Send } from '../http/transport.ts';
import { isRefusal } from './profile.ts';
import type { Refresher } from './refresher.ts';
import type { TokenStorage } from './token-storage.ts';

/**
 * Tells the server that a token's session is over. An expired token is exchanged first: else the session would live on.
 * If somebody has signed in again since, the cookie is theirs, and their session continues. Returns why the server
 * could not be told.
 */
export const createLogOut = (send: Send, refresher: Refresher, storage: TokenStorage) => {
  const isSomebodyIn = () => storage.read() !== undefined;
  const tell = async (token: string) =>
    resultOf(logout, await send({ method: logout.method, url: operationUrl(logout), token }));

  return async (token: string): Promise<ApiFailure | undefined> => {
    const result = await tell(token);
    if (result.ok) return undefined;
    if (!isRefusal(result.failure)) return result.failure;
    if (isSomebodyIn()) return undefined;
    const next = await refresher.exchange(token);
    if (next.kind !== 'token') return next.kind === 'fault' ? next.failure : undefined;
    if (isSomebodyIn()) return undefined;
    const again = await tell(next.token);
    return again.ok ? undefined : again.failure;
  };
};
