import type { ListingAddress } from '../../features/filters/listing-address.ts';

type View = ListingAddress['view'];

/** From this width on, in pixels, list and map stand side by side. */
export const SIDE_BY_SIDE = '@media (min-width:1200px)';

/** Whether the map is shown: on a wide screen unless it was put away, on others only where it takes the list's place. */
export const isMapShown = (view: View, wide: boolean): boolean => (wide ? view !== 'list' : view === 'map');

/** Where each of the two is shown; without script there is no map. */
export const layoutOf = (view: View) => ({
  columns: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    ...(view !== 'list' && {
      [SIDE_BY_SIDE]: { gridTemplateColumns: 'minmax(0, 548px) minmax(0, 1fr)' },
      '@media (scripting: none)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    }),
  },
  list: {
    display: view === 'map' ? 'none' : 'block',
    [SIDE_BY_SIDE]: { display: 'block' },
    '@media (scripting: none)': { display: 'block' },
  },
  map: {
    display: view === 'map' ? 'block' : 'none',
    [SIDE_BY_SIDE]: { display: 'block' },
    '@media (scripting: none)': { display: 'none' },
  },
});
