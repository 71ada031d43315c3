import type { Salon } from '@sundara/contracts/api';
import { Box, ButtonBase } from '@sundara/web/core';
import { formatDistance } from '../place/distance.ts';
import type { PlannedPin } from './plan-map.ts';
import { SalonPeek } from './salon-peek.tsx';
import { type Size, toScreen, type View } from './view.ts';

/** '3. Marigold House, rated 4.6, 1.2 km'. */
export const pinName = (salon: Salon, mark: string | undefined): string =>
  [
    mark ? `${mark}. ${salon.name}` : salon.name,
    salon.reviews > 0 ? `rated ${salon.rating.toFixed(1)}` : 'new',
    ...(salon.distanceKm === undefined ? [] : [formatDistance(salon.distanceKm)]),
  ].join(', ');

interface Props {
  readonly pins: readonly PlannedPin[];
  readonly marks: ReadonlyMap<string, string>;
  readonly chosen: string | undefined;
  readonly view: View;
  readonly size: Size;
  readonly onChoose: (id: string) => void;
  /** A pin got the focus: it may be out of sight. */
  readonly onReach: (pin: PlannedPin) => void;
}

/** The page's salons in the list's order, each with its mark in the list; the chosen one opens a card. */
export const Pins = ({ pins, marks, chosen, view, size, onChoose, onReach }: Props) => (
  <Box component="ol" aria-label="Salons on the map" sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {pins.map((pin) => {
      const { salon, head } = pin;
      const { x, y } = toScreen(pin, view, size);
      const isChosen = salon.id === chosen;
      return (
        <li key={salon.id}>
          <ButtonBase
            data-pin={salon.id}
            aria-expanded={isChosen}
            aria-label={pinName(salon, marks.get(salon.id))}
            onClick={() => onChoose(isChosen ? '' : salon.id)}
            onFocus={() => onReach(pin)}
            style={{ transform: `translate(${(x + head.x).toFixed(1)}px, ${(y + head.y).toFixed(1)}px)` }}
            sx={(theme) => ({
              position: 'absolute',
              top: -22,
              left: -22,
              width: 44,
              height: 44,
              borderRadius: '50%',
              zIndex: isChosen ? 3 : 2,
              fontWeight: 700,
              fontSize: '0.9rem',
              fontVariantNumeric: 'tabular-nums',
              color: (theme.vars ?? theme).palette.primary.contrastText,
              '& > span': {
                display: 'grid',
                placeItems: 'center',
                width: isChosen ? 40 : 34,
                height: isChosen ? 40 : 34,
                borderRadius: '50%',
                border: '2px solid var(--land)',
                bgcolor: isChosen ? 'text.primary' : 'primary.main',
                color: isChosen ? 'background.default' : 'inherit',
                boxShadow: '0 4px 12px rgb(42 28 20 / 28%)',
                transition: 'width 150ms ease, height 150ms ease, background-color 150ms ease',
              },
              '&:hover': { zIndex: 4 },
              '&:hover > span': { width: 40, height: 40 },
            })}
          >
            <span>{marks.get(salon.id) ?? '•'}</span>
          </ButtonBase>
          {isChosen && <SalonPeek salon={salon} onClose={() => onChoose('')} />}
        </li>
      );
    })}
  </Box>
);
