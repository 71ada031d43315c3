import { Box, ButtonBase, visuallyHidden } from '@sundara/web/core';
import type { ReactNode } from 'react';
import { useChoiceButton } from './address-form.tsx';
import type { Filter } from './listing-address.ts';

export interface Choice {
  readonly value: string;
  /** What the tile shows. */
  readonly face: ReactNode;
  /** What it is called: '4.5 and up'. */
  readonly name: string;
}

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

const countWords = (count: number | undefined): string => {
  if (count === undefined) return '';
  if (count === 0) return ', no salons';
  return count === 1 ? ', 1 salon' : `, ${count} salons`;
};

/** One filter with a few choices, side by side, each with its count; at most one is chosen. */
export const ChoiceTiles = ({ name: key, legend, choices, chosen, countOf, onChoose, columns }: Props) => {
  const choiceButton = useChoiceButton();
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 1, fontSize: '0.9rem', fontWeight: 600 }}>
        {legend}
      </Box>
      {/* What a tile sends comes later and counts. */}
      {chosen && <input type="hidden" name={key} value={chosen} />}
      <Box sx={{ display: 'grid', gap: 0.75, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
        {choices.map(({ value, face, name }) => {
          const count = countOf(value);
          const stands = value === chosen;
          return (
            <ButtonBase
              key={value}
              {...choiceButton(key, stands ? '' : value)}
              aria-pressed={stands}
              onClick={() => onChoose(stands ? '' : value)}
              sx={{
                display: 'flex',
                flexDirection: columns > 2 ? 'column' : 'row',
                justifyContent: columns > 2 ? 'center' : 'space-between',
                columnGap: 0.5,
                rowGap: columns > 2 ? 0.25 : 0,
                minHeight: columns > 2 ? 52 : 44,
                px: columns > 2 ? 0.25 : 1.25,
                borderRadius: 1,
                border: 1,
                borderStyle: count === 0 && !stands ? 'dashed' : 'solid',
                borderColor: 'divider',
                bgcolor: count === 0 ? 'transparent' : 'background.paper',
                color: count === 0 ? 'text.secondary' : 'text.primary',
                fontSize: '0.9rem',
                fontWeight: 600,
                transition: 'border-color 150ms ease, background-color 150ms ease',
                '&:hover': { borderColor: 'primary.light' },
                '&[aria-pressed=true]': {
                  borderColor: 'primary.main',
                  boxShadow: ({ vars, palette }) =>
                    `inset 0 0 0 1px ${(vars ?? { palette }).palette.primary.main}`,
                  bgcolor: 'secondary.main',
                  color: 'secondary.contrastText',
                },
              }}
            >
              <Box
                component="span"
                aria-hidden
                sx={{ display: 'inline-flex', alignItems: 'center', gap: '1px' }}
              >
                {face}
              </Box>
              <Box
                component="span"
                aria-hidden
                sx={{
                  minHeight: '1.4em',
                  fontSize: '0.78rem',
                  fontWeight: 400,
                  color: stands ? 'inherit' : 'text.secondary',
                  fontVariantNumeric: 'tabular-nums lining-nums',
                }}
              >
                {count}
              </Box>
              <Box component="span" sx={visuallyHidden}>
                {name}
                {countWords(count)}
              </Box>
            </ButtonBase>
          );
        })}
      </Box>
    </Box>
  );
};
