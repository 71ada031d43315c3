import { type DayHours, localDateOf, localTimeOf, twelveHour, weekdayOf } from '@sundara/contracts';
import type { SalonDetail } from '@sundara/contracts/api';
import { Box } from '@sundara/web/core';
import { Clock } from 'lucide-react';

/** 'Open until 8:00 PM', 'Opens at 10:00 AM', 'Closed today': at the salon's clock. */
export const openingNow = (day: DayHours, now: string): { readonly open: boolean; readonly text: string } => {
  if (day.closed || now >= day.close)
    return { open: false, text: day.closed ? 'Closed today' : 'Closed now' };
  if (now < day.open) return { open: false, text: `Opens at ${twelveHour(day.open)}` };
  return { open: true, text: `Open until ${twelveHour(day.close)}` };
};

export const OpenToday = ({ hours }: { hours: SalonDetail['openingHours'] }) => {
  const now = new Date();
  const { open, text } = openingNow(hours[weekdayOf(localDateOf(now))], localTimeOf(now));
  return (
    <Box component="span" sx={{ color: open ? 'success.main' : 'text.secondary', fontWeight: 600 }}>
      <Clock size={17} aria-hidden />
      {text}
    </Box>
  );
};
