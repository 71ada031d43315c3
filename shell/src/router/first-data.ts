import { operationUrl } from '@sundara/contracts/api';
import { type RouteDeclaration, resolveFirstData } from '@sundara/contracts/federation';

interface Page {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
}

/** The URLs of a route's first data on a page; those with a missing path parameter are left out. */
export const firstDataUrls = (
  { firstData }: Pick<RouteDeclaration, 'firstData'>,
  { params, url }: Page,
): readonly string[] =>
  firstData.flatMap((data) => {
    const parts = resolveFirstData(data, { params, search: new Map(url.searchParams) });
    return parts ? [operationUrl({ name: data.operation, path: data.path }, parts)] : [];
  });
