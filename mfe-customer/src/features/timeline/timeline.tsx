import { Box } from '@sundara/web/core';
import {
  CalendarCheck,
  CalendarPlus,
  CalendarSync,
  CircleAlert,
  CircleCheck,
  CircleDot,
  CreditCard,
  MessageCircleWarning,
  Scale,
  Undo2,
  UserX,
  X,
} from 'lucide-react';
import { visitTime } from '../visit/visit-time.ts';
import type { Happening } from './happenings.ts';

const ICONS: Readonly<Record<string, typeof CircleDot>> = {
  created: CalendarPlus,
  confirmed: CalendarCheck,
  rescheduled: CalendarSync,
  cancelled: X,
  completed: CircleCheck,
  'no-show': UserX,
  disputed: MessageCircleWarning,
  resolved: Scale,
  paid: CreditCard,
  'refund-due': Undo2,
  'refund-paid': Undo2,
  'refund-failed': CircleAlert,
  reopened: CalendarCheck,
};

interface Props {
  readonly happenings: readonly Happening[];
  readonly now: Date;
}

/** The events, oldest first, along a line; screen readers read each entry's title, its text, then its time. */
export const Timeline = ({ happenings, now }: Props) => (
  <Box component="ol" aria-label="Timeline" sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {happenings.map(({ kind, title, text, at }, index) => {
      const last = index === happenings.length - 1;
      return (
        <Box
          component="li"
          // biome-ignore lint/suspicious/noArrayIndexKey: it only grows at its end, and two entries may say the same.
          key={`${index} ${at} ${kind}`}
          sx={{
            position: 'relative',
            pl: 6,
            pb: last ? 0 : 2.5,
            // The line from this icon to the next.
            ...(!last && {
              '&::before': {
                content: '""',
                position: 'absolute',
                left: 16,
                top: 34,
                bottom: 0,
                width: 2,
                bgcolor: 'divider',
              },
            }),
          }}
        >
          <Box
            sx={{
              position: 'absolute',
              left: 0,
              top: 0,
              display: 'grid',
              placeItems: 'center',
              width: 34,
              height: 34,
              borderRadius: '50%',
              border: 1,
              borderColor: last ? 'primary.light' : 'divider',
              bgcolor: last ? 'secondary.main' : 'background.paper',
              color: last ? 'secondary.contrastText' : 'text.secondary',
            }}
          >
            <Box component={ICONS[kind] ?? CircleDot} size={17} aria-hidden />
          </Box>
          <Box sx={{ fontWeight: 600, pt: '5px', overflowWrap: 'anywhere' }}>{title}</Box>
          {text && <Box sx={{ overflowWrap: 'anywhere' }}>{text}</Box>}
          <Box
            component="time"
            dateTime={at}
            sx={{ display: 'block', fontSize: '0.83rem', color: 'text.secondary' }}
          >
            {visitTime(at, now)}
          </Box>
        </Box>
      );
    })}
  </Box>
);
