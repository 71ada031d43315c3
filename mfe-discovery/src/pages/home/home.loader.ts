import { listSalons, listSublocalities, type Reply } from '@sundara/contracts/api';
import type { RemoteLoaderArgs, Result } from '@sundara/contracts/federation';

/** The list that home shows: one page of 100 (specification 1, section 9), of one locality if chosen. */
export const HOME_LIST = { page: '1', limit: '100' } as const;

export interface HomeData {
  readonly location: string | undefined;
  readonly salons: Result<Reply<typeof listSalons>>;
  readonly sublocalities: readonly string[];
}

/** Fetches salons and localities at once; without localities the page just offers no choice of them. */
export const loadHome = async ({ shell, request }: RemoteLoaderArgs): Promise<HomeData> => {
  const location = new URL(request.url).searchParams.get('location') ?? undefined;
  const { signal } = request;
  const [salons, sublocalities] = await Promise.all([
    shell.http.call(listSalons, { query: { ...HOME_LIST, sublocality: location } }, { signal }),
    shell.http.call(listSublocalities, {}, { signal }),
  ]);
  return { location, salons, sublocalities: sublocalities.ok ? sublocalities.data.sublocalities : [] };
};
