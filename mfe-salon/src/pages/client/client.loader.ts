import { type Reply, salonClient } from '@sundara/contracts/api';
import { isRefusedForGood, type RemoteLoaderArgs, type Result } from '@sundara/contracts/federation';
import { redirect } from '@sundara/web/router';

export type ClientData = Result<Reply<typeof salonClient>>;

/** Fetches the client that the path names; one that is not there leads back to all clients, and says so. */
export const loadClient = async ({
  shell,
  params,
  request,
}: RemoteLoaderArgs): Promise<ClientData | Response> => {
  const { signal } = request;
  const found = await shell.http.call(salonClient, { params: { id: params.id ?? '' } }, { signal });
  if (found.ok || !isRefusedForGood(found.failure)) return found;
  shell.notify.error(found.failure.message);
  return redirect('/salon/clients');
};
