import { formatClock, localDateOf } from '@sundara/contracts';
import type { Result } from '@sundara/contracts/federation';
import { Box, LinkButton, Typography, useNow } from '@sundara/web/core';
import { StaleNote, useLastKnown } from '@sundara/web/list';
import { useRevalidator } from '@sundara/web/router';
import { FailedFace } from '@sundara/web/table';
import { useEffect } from 'react';
import { walkInLink } from '../../../features/calendar-model/calendar-links.ts';
import { type NowNextFree, nowNextFree, type Today } from './now-next-free.ts';
import { CallButton, Column, CustomerLink, Line, VisitNotes } from './today.parts.tsx';

const FAILED = "Failed to fetch today's visits";
/** Times are told in minutes. */
const TICK_MS = 15_000;

const clockOf = (iso: string): string => formatClock(new Date(iso));

const Columns = ({ now, next, free }: NowNextFree) => (
  <Box
    sx={{
      display: 'grid',
      gap: { xs: 2, md: 3 },
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    }}
  >
    <Column
      title="Now"
      none="Nobody is in the chair."
      lines={now.map(({ person, block }) => (
        <Line
          key={`${block.bookingId}:${block.part}`}
          lead={<CustomerLink block={block} />}
          sub={
            <VisitNotes
              block={block}
              text={`${block.services.join(', ')} · ${person}, until ${clockOf(block.end)}`}
            />
          }
        />
      ))}
    />
    <Column
      title="Next"
      none="Nobody else comes today."
      lines={next.map((block) => (
        <Line
          key={block.bookingId}
          lead={
            <>
              {clockOf(block.start)} · <CustomerLink block={block} />
            </>
          }
          sub={<VisitNotes block={block} text={block.services.join(', ')} />}
          act={<CallButton block={block} />}
        />
      ))}
    />
    <Column
      title="Free"
      none="Nobody has time left today."
      lines={free.map(({ person: { id, name }, start, end, isNow }) => (
        <Line
          key={id}
          lead={name}
          sub={isNow ? `Now, until ${clockOf(end)}` : `${clockOf(start)} to ${clockOf(end)}`}
          act={
            <LinkButton to={walkInLink(start, id)} aria-label={`Walk-in at ${clockOf(start)} with ${name}`}>
              Walk-in
            </LinkButton>
          }
        />
      ))}
    />
  </Box>
);

/** A closed or an empty day in a sentence; '' on any other. */
const dayInWords = ({ closed, blocks }: Today): string => {
  if (closed) return closed.reason ? `Closed today: ${closed.reason}.` : 'Closed today.';
  return blocks.length === 0
    ? 'No visit is booked today yet. A walk-in can begin whenever somebody is free.'
    : '';
};

/** '7 visits, 2 to come'; '' where none is booked, which has words of its own. */
const countInWords = ({ visits, toCome }: NowNextFree): string => {
  if (visits === 0) return '';
  const count = `${visits} ${visits === 1 ? 'visit' : 'visits'}`;
  return toCome > 0 ? `${count}, ${toCome} to come` : count;
};

/** Who is in the chair, who comes next and who is free, by the clock; read again when the day is over. */
export const TodaySection = ({ today }: { today: Result<Today> }) => {
  const { revalidate } = useRevalidator();
  const now = useNow(TICK_MS);
  const { known, failure } = useLastKnown(today, 'today');
  const isOver = known !== undefined && localDateOf(now) > known.date;
  useEffect(() => {
    if (isOver) void revalidate();
  }, [isOver, revalidate]);
  const words = known && dayInWords(known);
  const day = known && nowNextFree(known, now);
  const isShown = known && (!known.closed || known.blocks.length > 0);
  return (
    <Box component="section" aria-labelledby="today" sx={{ mb: { xs: 3, md: 4 } }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', columnGap: 1.5, mb: 1 }}>
        <Typography variant="h4" component="h2" id="today">
          Today
        </Typography>
        {day && (
          <Box sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>{countInWords(day)}</Box>
        )}
      </Box>
      {failure &&
        (known ? (
          <StaleNote title={FAILED} failure={failure} />
        ) : (
          <FailedFace title={FAILED} failure={failure} />
        ))}
      {words && <Typography sx={{ mb: isShown ? 1.5 : 0 }}>{words}</Typography>}
      {isShown && day && <Columns {...day} />}
    </Box>
  );
};
