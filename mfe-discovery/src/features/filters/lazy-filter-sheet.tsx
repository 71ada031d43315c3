import { useShell } from '@sundara/web/core';
import { type Chunk, chunk, useChunk } from '@sundara/web/lazy';
import { useEffect, useEffectEvent } from 'react';
import { LoadingPanel } from '../booking/panel.tsx';
import type { FilterSheetProps } from './filter-sheet.tsx';

/** Fetches the sheet's chunk. */
export const loadFilterSheet = chunk(async () => {
  const { FilterSheet } = await import(/* webpackChunkName: "filter-sheet" */ './filter-sheet.tsx');
  return FilterSheet;
});

interface Props extends FilterSheetProps {
  /** Fetches the component. Default: the sheet's chunk. */
  readonly load?: Chunk<FilterSheetProps>;
}

/**
 * The sheet of filters, fetched when it is first opened. If that fails, it says so and closes; opening it fetches
 * again.
 */
export const FilterSheet = ({ load = loadFilterSheet, ...props }: Props) => {
  const { notify } = useShell();
  const [come] = useChunk(load);
  const giveUp = useEffectEvent(() => {
    notify.error('The filters could not be opened. Please try again.');
    props.onClose();
  });
  useEffect(() => {
    if (come === 'lost') giveUp();
  }, [come]);
  return come && come !== 'lost' ? (
    <come.Component {...props} />
  ) : (
    <LoadingPanel>Opening the filters…</LoadingPanel>
  );
};
