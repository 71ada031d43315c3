import { listSublocalities } from '@sundara/contracts/api';
import type { RemoteLoaderArgs } from '@sundara/contracts/federation';

/** The names of localities that the form suggests; without an answer it suggests none. */
export const loadLocalities = async ({ shell, request }: RemoteLoaderArgs): Promise<readonly string[]> => {
  const { signal } = request;
  const places = await shell.http.call(listSublocalities, {}, { signal });
  return places.ok ? places.data.sublocalities : [];
};
