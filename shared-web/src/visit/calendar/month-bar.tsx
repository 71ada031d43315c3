import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { visuallyHidden } from '@mui/utils';
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { Box } from '../../core/box.tsx';
import { Typography } from '../../core/typography.tsx';
import type { Month } from './calendar-month.ts';

interface Props {
  readonly month: Month;
  readonly first: Month;
  readonly last: Month;
  /** Whether only a week is shown; undefined if the whole month always is. */
  readonly folded: boolean | undefined;
  readonly onMove: (by: -1 | 1) => void;
  readonly onFold: () => void;
}

const name = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** 'November 2026' */
export const nameOf = (month: Month): string => name.format(new Date(`${month}-01T00:00:00Z`));

const FoldButton = ({ month, folded, onFold }: Pick<Props, 'month' | 'folded' | 'onFold'>) => (
  <ButtonBase
    aria-expanded={!folded}
    onClick={onFold}
    sx={{ gap: 1, minHeight: 44, px: 1, ml: -1, borderRadius: 1, fontFamily: 'inherit', color: 'inherit' }}
  >
    {nameOf(month)}
    <Box component="span" sx={visuallyHidden}>
      , whole month
    </Box>
    <Box
      component={ChevronDown}
      size={18}
      aria-hidden
      sx={{ transition: 'transform 150ms ease', rotate: folded ? '0deg' : '180deg' }}
    />
  </ButtonBase>
);

/** The month's name and the buttons to the next and previous month; in a folded month the name unfolds it. */
export const MonthBar = ({ month, first, last, folded, onMove, onFold }: Props) => (
  <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 44 }}>
    <Typography variant="h4" component="h4" aria-live="polite" sx={{ flex: 1 }}>
      {folded === undefined ? nameOf(month) : <FoldButton month={month} folded={folded} onFold={onFold} />}
    </Typography>
    {!folded && (
      <>
        <IconButton aria-label="Previous month" disabled={month <= first} onClick={() => onMove(-1)}>
          <ChevronLeft size={20} aria-hidden />
        </IconButton>
        <IconButton
          aria-label="Next month"
          disabled={month >= last}
          onClick={() => onMove(1)}
          sx={{ mr: -1 }}
        >
          <ChevronRight size={20} aria-hidden />
        </IconButton>
      </>
    )}
  </Box>
);
