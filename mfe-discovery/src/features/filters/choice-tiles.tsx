import { Box } from '@sundara/web/core';
import type { ReactNode } from 'react';
import type { Filter } from './listing-address.ts';
import { type Choice, Tile } from './tile.tsx';

interface GroupProps {
  readonly legend: string;
  readonly columns: number;
  readonly children: ReactNode;
}

/** Tiles that belong together, side by side. */
export const TileGroup = ({ legend, columns, children }: GroupProps) => (
  <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
    <Box component="legend" sx={{ p: 0, mb: 1, fontSize: '0.9rem', fontWeight: 600 }}>
      {legend}
    </Box>
    <Box sx={{ display: 'grid', gap: 0.75, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
      {children}
    </Box>
  </Box>
);

interface Props {
  /** Its name in the address; without JavaScript a tile sends the form that it is in. */
  readonly name: Filter;
  readonly legend: string;
  readonly choices: readonly Choice[];
  readonly chosen: string | undefined;
  /** How many salons each choice would leave; undefined while unknown. */
  readonly countOf: (value: string) => number | undefined;
  /** Choosing the chosen one again clears it: then the value is ''. */
  readonly onChoose: (value: string) => void;
  readonly columns: number;
}

/** One filter with a few choices, side by side, each with its count; at most one is chosen. */
export const ChoiceTiles = ({ name, legend, choices, chosen, countOf, onChoose, columns }: Props) => (
  <TileGroup legend={legend} columns={columns}>
    {/* What a tile sends comes later and counts. */}
    {chosen && <input type="hidden" name={name} value={chosen} />}
    {choices.map((choice) => {
      const pressed = choice.value === chosen;
      return (
        <Tile
          key={choice.value}
          {...choice}
          filter={name}
          value={pressed ? '' : choice.value}
          pressed={pressed}
          count={countOf(choice.value)}
          narrow={columns > 2}
          onChoose={onChoose}
        />
      );
    })}
  </TileGroup>
);
