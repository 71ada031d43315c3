import { type DayHours, localDateOf, WEEKDAYS, weekdayOf } from '@sundara/contracts';
import type { SalonDetail } from '@sundara/contracts/api';
import { Box, useNow } from '@sundara/web/core';
import { FoldOnPhones } from '../../../features/fold/fold-on-phones.tsx';
import { spanText } from '../../../features/opening/clock-text.ts';
import { LOOK_MS, OpenToday } from '../../../features/opening/open-today.tsx';

const named = (weekday: string): string => weekday.charAt(0).toUpperCase() + weekday.slice(1);

const breakText = ({ closed, breaks }: DayHours): string => (closed ? '' : breaks.map(spanText).join(', '));

/** The salon's week with its breaks; today is marked, by the salon's own calendar. */
export const OpeningWeek = ({ hours }: { hours: SalonDetail['openingHours'] }) => {
  const today = weekdayOf(localDateOf(useNow(LOOK_MS)));
  return (
    <FoldOnPhones title="Opening hours" summary={<OpenToday day={hours[today]} />}>
      <Box component="dl" sx={{ m: 0, mx: -1.5, display: 'grid', gap: 0.25 }}>
        {WEEKDAYS.map((weekday) => {
          const pause = breakText(hours[weekday]);
          return (
            <Box
              key={weekday}
              sx={{
                display: 'flex',
                justifyContent: 'space-between',
                gap: 2,
                px: 1.5,
                py: 0.75,
                borderRadius: 1,
                ...(hours[weekday].closed && { color: 'text.secondary' }),
                ...(weekday === today && {
                  bgcolor: 'secondary.main',
                  color: 'secondary.contrastText',
                  fontWeight: 600,
                }),
              }}
            >
              <dt>
                {named(weekday)}
                {weekday === today && ' (today)'}
              </dt>
              <Box component="dd" sx={{ m: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>
                {hours[weekday].closed ? 'Closed' : spanText(hours[weekday])}
                {pause && (
                  <Box component="span" sx={{ display: 'block', fontSize: '0.85rem', fontWeight: 400 }}>
                    Break {pause}
                  </Box>
                )}
              </Box>
            </Box>
          );
        })}
      </Box>
    </FoldOnPhones>
  );
};
