import type { NavigationEntry } from '@sundara/contracts/federation';
import { Skeleton } from '@sundara/web/core';
import { useChunk } from '@sundara/web/lazy';
import { HeaderSearch } from './header-search.tsx';

const loadAreaSearch = () =>
  import(/* webpackChunkName: "area-search" */ './area-search.tsx').then(({ AreaSearch }) => AreaSearch);

const noop = () => {};

interface Props {
  readonly pages: readonly NavigationEntry[];
  /** For a search that was opened over the page of a phone: called when it leads away. */
  readonly onDone?: () => void;
}

/**
 * The room of an area's search; its code is fetched here, so that visitors don't. Where it can't be fetched
 * the site's search stands in.
 */
export const AreaSearchPlace = ({ pages, onDone }: Props) => {
  const [search] = useChunk(loadAreaSearch);
  if (typeof search === 'object') return <search.Component pages={pages} {...(onDone && { onDone })} />;
  if (search === 'lost') return <HeaderSearch placement={onDone ? 'modal' : 'bar'} onDone={onDone ?? noop} />;
  return <Skeleton variant="rounded" sx={{ height: 48, borderRadius: 999 }} />;
};
