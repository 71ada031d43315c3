import type { Locality, Salon } from '@sundara/contracts/api';
import { Box } from '@sundara/web/core';
import { type FocusEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { SalonMap } from '../../features/map/lazy-map.tsx';
import { BELOW_HEADER } from './use-arrival.ts';

interface Props {
  readonly salons: readonly Salon[];
  readonly localities: readonly Locality[];
  readonly marks: ReadonlyMap<string, string>;
  /** 'both' where there is room for two. */
  readonly shown: 'list' | 'map' | 'both';
  readonly onLocality: (name: string) => void;
  /** The cards, in the order of the salons. */
  readonly children: ReactNode;
}

const TEMPLATE = {
  list: 'minmax(0, 1fr)',
  map: 'minmax(0, 1fr)',
  both: 'minmax(0, 548px) minmax(0, 1fr)',
} as const;

/** The cards and the same salons on the map: looking at a salon in one shows it in the other. */
export const ListAndMap = ({ salons, localities, marks, shown, onLocality, children }: Props) => {
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
  const lookAway = () => setPointedAt(undefined);
  const choose = (kind: 'salon' | 'locality', value: string) => {
    if (kind === 'locality') return onLocality(value);
    setChosen(value || undefined);
    const card = articles()[salons.findIndex(({ id }) => id === value)];
    card?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  };

  return (
    <Box sx={{ display: 'grid', columnGap: 3, alignItems: 'start', gridTemplateColumns: TEMPLATE[shown] }}>
      <Box
        ref={cards}
        onPointerOver={lookByPointer}
        onPointerLeave={lookAway}
        onFocus={look}
        onBlur={lookAway}
        sx={{
          display: shown === 'map' ? 'none' : 'block',
          '& article': { scrollMarginBlock: BELOW_HEADER },
          ...(shown === 'both' &&
            at >= 0 && {
              [`& > ul > li:nth-of-type(${at + 1}) > article`]: {
                borderColor: 'primary.main',
                boxShadow: '0 0 0 1px var(--mui-palette-primary-main), 0 12px 32px rgb(42 28 20 / 12%)',
              },
            }),
        }}
      >
        {children}
      </Box>
      {shown !== 'list' && (
        <Box sx={{ position: 'sticky', top: BELOW_HEADER }}>
          <SalonMap salons={salons} localities={localities} marks={marks} chosen={looked} onChoose={choose} />
        </Box>
      )}
    </Box>
  );
};
