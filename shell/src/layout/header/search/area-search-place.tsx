import type { NavigationEntry } from '@sundara/contracts/federation';
import { Skeleton } from '@sundara/web/core';
import { useLazyPart } from '../../use-lazy-part.ts';
import { HeaderSearch } from './header-search.tsx';

const loadAreaSearch = () =>
  import(/* webpackChunkName: "area-search" */ './area-search.tsx').then(({ AreaSearch }) => AreaSearch);

const noop = () => {};

/**
 * The room of an area's search in the bar; its code is fetched here, so that visitors don't. Where it can't be fetched
 * the site's search stands in.
 */
export const AreaSearchPlace = ({ pages }: { readonly pages: readonly NavigationEntry[] }) => {
  const search = useLazyPart(loadAreaSearch, true);
  if (search.status === 'ready') return <search.part pages={pages} />;
  if (search.status === 'failed') return <HeaderSearch placement="bar" onDone={noop} />;
  return <Skeleton variant="rounded" sx={{ height: 48, borderRadius: 999 }} />;
};
