import type { FoundSalon, Locality } from '@sundara/contracts/api';
import { Box, useMedia } from '@sundara/web/core';
import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { ListingAddress } from '../../features/filters/listing-address.ts';
import { SalonMap } from '../../features/map/lazy-map.tsx';
import type { NextSlots } from '../../features/next-slot/use-next-slots.ts';
import { isMapShown, layoutOf, SIDE_BY_SIDE } from './map-view.ts';
import { BELOW_HEADER } from './use-arrival.ts';

interface Props {
  readonly salons: readonly FoundSalon[];
  readonly localities: readonly Locality[];
  /** The next free start of each salon, by id. */
  readonly slots: NextSlots;
  readonly view: ListingAddress['view'];
  readonly onLocality: (name: string) => void;
  /** The cards, in the order of the salons. */
  readonly children: ReactNode;
}

const NOBODY: readonly string[] = [];

/** The cards and the same salons on the map: looking at a salon in one shows it in the other. */
export const ListAndMap = ({ salons, localities, slots, view, onLocality, children }: Props) => {
  const cards = useRef<HTMLDivElement>(null);
  const [looked, setLooked] = useState(NOBODY);
  const [chosen, setChosen] = useState<string>();
  const articles = () => [...(cards.current?.querySelectorAll<HTMLElement>('li > article') ?? [])];
  // The cards stay as they are: rendering a page of them at each look would be felt.
  useEffect(() => {
    const shown = new Set<string | undefined>(looked.length > 0 ? looked : [chosen]);
    for (const [at, card] of articles().entries())
      card.toggleAttribute('data-looked', shown.has(salons[at]?.id));
  });
  const look = ({ target }: PointerEvent | FocusEvent) => {
    const card = target instanceof Element ? target.closest<HTMLElement>('li > article') : null;
    const salon = card ? salons[articles().indexOf(card)] : undefined;
    setLooked(salon ? [salon.id] : NOBODY);
  };
  const lookByPointer = (event: PointerEvent) => event.pointerType === 'mouse' && look(event);
  const wide = useMedia('(min-width: 1200px)');
  const hasMap = isMapShown(view, wide ?? true) || isMapShown(view, wide ?? false);
  const layout = layoutOf(view);
  const lookAway = () => setLooked(NOBODY);
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
          ...(view !== 'list' && {
            [SIDE_BY_SIDE]: {
              display: 'block',
              '& article[data-looked]': {
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
          <SalonMap
            salons={salons}
            localities={localities}
            slots={slots}
            looked={looked}
            chosen={chosen}
            onLook={(seen) => setLooked(seen.map(({ id }) => id))}
            onChoose={choose}
          />
        </Box>
      )}
    </Box>
  );
};
