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

interface Props extends Choice {
  /** The filter that it changes; without JavaScript it sends the form that it is in, with its value. */
  readonly filter: Filter;
  readonly pressed: boolean;
  /** How many salons it would leave; undefined while unknown. */
  readonly count: number | undefined;
  /** Whether the count stands below the face. */
  readonly narrow?: boolean;
  readonly onChoose: (value: string) => void;
}

const countWords = (count: number | undefined): string => {
  if (count === undefined) return '';
  if (count === 0) return ', no salons';
  return count === 1 ? ', 1 salon' : `, ${count} salons`;
};

/** One choice of a filter, with its count; a choice that leaves nothing can still be made. */
export const Tile = ({ filter, value, face, name, pressed, count, narrow = false, onChoose }: Props) => (
  <ButtonBase
    {...useChoiceButton()(filter, value)}
    aria-pressed={pressed}
    onClick={() => onChoose(value)}
    sx={{
      display: 'flex',
      flexDirection: narrow ? 'column' : 'row',
      justifyContent: narrow ? 'center' : 'space-between',
      columnGap: 0.5,
      rowGap: narrow ? 0.25 : 0,
      minHeight: narrow ? 52 : 44,
      px: narrow ? 0.25 : 1.25,
      py: 0.5,
      lineHeight: 1.3,
      borderRadius: 1,
      border: 1,
      borderStyle: count === 0 && !pressed ? 'dashed' : 'solid',
      borderColor: 'divider',
      bgcolor: count === 0 ? 'transparent' : 'background.paper',
      color: count === 0 ? 'text.secondary' : 'text.primary',
      fontSize: '0.9rem',
      fontWeight: 600,
      textAlign: 'start',
      transition: 'border-color 150ms ease, background-color 150ms ease',
      '&:hover': { borderColor: 'primary.light' },
      '&[aria-pressed=true]': {
        borderColor: 'primary.main',
        boxShadow: ({ vars, palette }) => `inset 0 0 0 1px ${(vars ?? { palette }).palette.primary.main}`,
        bgcolor: 'secondary.main',
        color: 'secondary.contrastText',
      },
    }}
  >
    <Box component="span" aria-hidden sx={{ display: 'inline-flex', alignItems: 'center', gap: '1px' }}>
      {face}
    </Box>
    <Box
      component="span"
      aria-hidden
      sx={{
        minHeight: '1.4em',
        fontSize: '0.78rem',
        fontWeight: 400,
        color: pressed ? 'inherit' : 'text.secondary',
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
