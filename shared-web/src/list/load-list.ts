import {
  type ListOperation,
  type ListQuery,
  type Reply,
  readListQuery,
  sentQuery,
} from '@sundara/contracts/api';
import type { RemoteLoaderArgs, Result } from '@sundara/contracts/federation';

/** One page of a list, and what its address asks for. */
export interface ListData<L extends ListOperation> {
  readonly query: ListQuery<L>;
  readonly list: Result<Reply<L>>;
}

/** The loader of a page that shows a list: fetches what the page's address asks for. */
export const listLoader =
  <const L extends ListOperation>(operation: L) =>
  async ({ shell, request }: RemoteLoaderArgs): Promise<ListData<L>> => {
    const query = readListQuery(operation, new URL(request.url).searchParams);
    // Any list is called by its query alone.
    const input = { query: sentQuery(operation, query) } as unknown as Parameters<
      typeof shell.http.call<L>
    >[1];
    return { query, list: await shell.http.call(operation, input, { signal: request.signal }) };
  };
