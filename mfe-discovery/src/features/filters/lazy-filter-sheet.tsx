import { useShell } from '@sundara/web/core';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { LoadingPanel } from '../booking/panel.tsx';
import type { FilterSheetProps } from './filter-sheet.tsx';

/** Fetches the sheet's chunk; a second call resolves at once. */
export const loadFilterSheet = async (): Promise<ComponentType<FilterSheetProps>> => {
  const { FilterSheet } = await import(/* webpackChunkName: "filter-sheet" */ './filter-sheet.tsx');
  return FilterSheet;
};

interface Props extends FilterSheetProps {
  /** Fetches the component. Default: the sheet's chunk. */
  readonly load?: () => Promise<ComponentType<FilterSheetProps>>;
}

/**
 * The sheet of filters, fetched when it is first opened. If that fails, it says so and closes; opening it fetches
 * again.
 */
export const FilterSheet = ({ load = loadFilterSheet, ...props }: Props) => {
  const { notify } = useShell();
  const [loaded, setLoaded] = useState<{ readonly Sheet: ComponentType<FilterSheetProps> }>();
  const giveUp = useEffectEvent(() => {
    notify.error('The filters could not be opened. Please try again.');
    props.onClose();
  });

  useEffect(() => {
    let current = true;
    load().then(
      (Sheet) => current && setLoaded({ Sheet }),
      () => current && giveUp(),
    );
    return () => {
      current = false;
    };
  }, [load]);

  return loaded ? <loaded.Sheet {...props} /> : <LoadingPanel>Opening the filters…</LoadingPanel>;
};
