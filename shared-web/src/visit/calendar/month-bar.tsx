import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { visuallyHidden } from '@mui/utils';
import type { LocalDate } from '@sundara/contracts';
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { Box } from '../../core/box.tsx';
import { Typography } from '../../core/typography.tsx';
import type { Month } from './calendar-month.ts';

interface Props {
  readonly month: Month;
  /** Whether only a week is shown; undefined if the whole month always is. */
  readonly folded: boolean | undefined;
  /** A day of the previous and of the next month, or week of a folded month; undefined if none of it is bookable. */
  readonly previous: LocalDate | undefined;
  readonly next: LocalDate | undefined;
  readonly onShow: (date: LocalDate) => void;
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

/**
 * The month's name and the buttons to the previous and next month; of a folded month to the previous and next week,
 * and its name unfolds it.
 */
export const MonthBar = ({ month, folded, previous, next, onShow, onFold }: Props) => {
  const page = folded ? 'week' : 'month';
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 44 }}>
      <Typography variant="h4" component="h4" aria-live="polite" sx={{ flex: 1 }}>
        {folded === undefined ? nameOf(month) : <FoldButton month={month} folded={folded} onFold={onFold} />}
      </Typography>
      <IconButton
        aria-label={`Previous ${page}`}
        disabled={!previous}
        onClick={() => previous && onShow(previous)}
      >
        <ChevronLeft size={20} aria-hidden />
      </IconButton>
      <IconButton
        aria-label={`Next ${page}`}
        disabled={!next}
        onClick={() => next && onShow(next)}
        sx={{ mr: -1 }}
      >
        <ChevronRight size={20} aria-hidden />
      </IconButton>
    </Box>
  );
};
