import { formatDate, formatDay, formatLongDay, instantAt, localDateOf } from '@sundara/contracts';
import type { CalendarResource } from '@sundara/contracts/api';
import { Box, Button, IconButton, Typography, useMediaQuery, useTheme } from '@sundara/web/core';
import { ChoiceRow, EntryField, PickField } from '@sundara/web/fields';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { memo } from 'react';
import { periodOf, type Shown, turned } from '../../features/calendar-model/calendar-address.ts';

interface Props {
  readonly shown: Shown;
  readonly resources: readonly CalendarResource[];
  readonly onShow: (shown: Shown) => void;
}

const noonOf = (date: string): Date => instantAt(date, '12:00');

/** 'Tue, 24 Nov' without its weekday. */
const dateOnly = (date: string): string => formatDay(noonOf(date)).split(', ').at(-1) ?? '';

/** 'Tuesday, 24 November 2026', 'Mon, 23 Nov – Sun, 29 Nov 2026'; shorter where there is little room. */
const titleOf = (shown: Shown, narrow: boolean): string => {
  const { from, to } = periodOf(shown);
  if (shown.view === 'day') return (narrow ? formatDay : formatLongDay)(noonOf(shown.date));
  if (narrow) return `${dateOnly(from)} – ${dateOnly(to)}`;
  return `${formatDay(noonOf(from))} – ${formatDate(noonOf(to))}`;
};

/** A day or a week. */
export const ViewChoice = ({ shown, onShow }: Omit<Props, 'resources'>) => (
  <ChoiceRow
    label="View"
    value={shown.view}
    options={[
      { value: 'day', label: 'Day' },
      { value: 'week', label: 'Week' },
    ]}
    onPick={(view) => onShow({ ...shown, view })}
  />
);

const Who = ({ shown, resources, onShow }: Props) => (
  <Box sx={{ width: 190 }}>
    <PickField
      label="Who"
      value={shown.who}
      options={[
        { value: '', label: 'Everyone' },
        ...resources.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onPick={(who) => onShow({ ...shown, who })}
    />
  </Box>
);

/** Which days are shown, and whose. */
export const Toolbar = memo((props: Props) => {
  const { shown, onShow } = props;
  const { breakpoints } = useTheme();
  const narrow = useMediaQuery(breakpoints.down('sm'), { noSsr: true });
  const today = localDateOf(new Date());
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: { xs: 0.25, sm: 1 },
        rowGap: 1.5,
        mb: 1.5,
      }}
    >
      <IconButton
        aria-label={`Previous ${shown.view}`}
        onClick={() => onShow(turned(shown, -1))}
        sx={{ ml: -1 }}
      >
        <ChevronLeft size={22} aria-hidden />
      </IconButton>
      <Typography
        variant="h4"
        component="h2"
        aria-live="polite"
        sx={{ order: { sm: 1 }, fontVariantNumeric: 'lining-nums', whiteSpace: 'nowrap' }}
      >
        {titleOf(shown, narrow)}
      </Typography>
      <IconButton
        aria-label={`Next ${shown.view}`}
        onClick={() => onShow(turned(shown, 1))}
        sx={{ ml: { sm: -1 } }}
      >
        <ChevronRight size={22} aria-hidden />
      </IconButton>
      <Box sx={{ flex: 1, order: { sm: 2 } }} />
      <Button
        variant="outlined"
        disabled={shown.date === today}
        onClick={() => onShow({ ...shown, date: today })}
      >
        Today
      </Button>
      {!narrow && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, order: 3 }}>
          <Box sx={{ width: 160 }}>
            <EntryField
              label="Go to"
              type="date"
              value={shown.date}
              onEntry={(date) => date && onShow({ ...shown, date })}
            />
          </Box>
          <Who {...props} />
          <ViewChoice shown={shown} onShow={onShow} />
        </Box>
      )}
    </Box>
  );
});
