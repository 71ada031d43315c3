import type { Locality, Salon } from '@sundara/contracts/api';
import { Box, useMedia } from '@sundara/web/core';
import { type FocusEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import type { ListingAddress } from '../../features/filters/listing-address.ts';
import { SalonMap } from '../../features/map/lazy-map.tsx';
import { isMapShown, layoutOf, SIDE_BY_SIDE } from './map-view.ts';
import { BELOW_HEADER } from './use-arrival.ts';

interface Props {
  readonly salons: readonly Salon[];
  readonly localities: readonly Locality[];
  readonly marks: ReadonlyMap<string, string>;
  readonly view: ListingAddress['view'];
  readonly onLocality: (name: string) => void;
  /** The cards, in the order of the salons. */
  readonly children: ReactNode;
}

/** The cards and the same salons on the map: looking at a salon in one shows it in the other. */
export const ListAndMap = ({ salons, localities, marks, view, onLocality, children }: Props) => {
  const cards = useRef<HTMLDivElement>(null);
  const [pointedAt, setPointedAt] = useState<string>();
  const [chosen, setChosen] = useState<string>();
  const looked = pointedAt ?? chosen;
  const at = salons.findIndex(({ id }) => id === looked);

  const articles = () => [...(cards.current?.querySelectorAll<HTMLElement>('li > article') ?? [])];
  const look = ({ target }: PointerEvent | FocusEvent) => {
    const card = target instanceof Element ? target.closest<HTMLElement>('li > article') : null;
    setPointedAt(card ? salons[articles().indexOf(card)]?.id : undefined);
  };
  const lookByPointer = (event: PointerEvent) => event.pointerType === 'mouse' && look(event);
  const wide = useMedia('(min-width: 1200px)');
  const hasMap = isMapShown(view, wide ?? true) || isMapShown(view, wide ?? false);
  const layout = layoutOf(view);
  const lookAway = () => setPointedAt(undefined);
  const choose = (kind: 'salon' | 'locality', value: string) => {
    if (kind === 'locality') return onLocality(value);
    setChosen(value || undefined);
    const card = articles()[salons.findIndex(({ id }) => id === value)];
    card?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  };

  return (
    <Box sx={{ display: 'grid', columnGap: 3, alignItems: 'start', ...layout.columns }}>
      <Box
        ref={cards}
        onPointerOver={lookByPointer}
        onPointerLeave={lookAway}
        onFocus={look}
        onBlur={lookAway}
        sx={{
          ...layout.list,
          '& article': { scrollMarginBlock: BELOW_HEADER },
          ...(view !== 'list' &&
            at >= 0 && {
              [SIDE_BY_SIDE]: {
                display: 'block',
                [`& > ul > li:nth-of-type(${at + 1}) > article`]: {
                  borderColor: 'primary.main',
                  boxShadow: '0 0 0 1px var(--mui-palette-primary-main), 0 12px 32px rgb(42 28 20 / 12%)',
                },
              },
            }),
        }}
      >
        {children}
      </Box>
      {hasMap && (
        <Box sx={{ position: 'sticky', top: BELOW_HEADER, ...layout.map }}>
          <SalonMap salons={salons} localities={localities} marks={marks} chosen={looked} onChoose={choose} />
        </Box>
      )}
    </Box>
  );
};
