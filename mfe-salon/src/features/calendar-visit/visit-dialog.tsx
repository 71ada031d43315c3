import { formatDay } from '@sundara/contracts';
import type { CalendarBlock, CalendarResource, SalonBookingDetail } from '@sundara/contracts/api';
import { Box, Button, Divider, LinkButton, Skeleton, Typography } from '@sundara/web/core';
import { SheetFrame } from '@sundara/web/dialog';
import { Alert } from '@sundara/web/form';
import { ArrowRight, Move as MoveIcon } from 'lucide-react';
import { useState } from 'react';
import { AttendanceField } from '../attendance/attendance-field.tsx';
import { customerOf, spanText } from '../calendar-model/block-labels.ts';
import type { Move } from '../calendar-model/block-move.ts';
import { minuteOf } from '../calendar-model/minutes.ts';
import { StatusDialog } from '../status/status-dialog.tsx';
import { MoveForm } from './move-form.tsx';
import { useVisit } from './use-visit.ts';
import { VisitFacts } from './visit-facts.tsx';

export interface VisitProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** All blocks of the visit; the one that was opened is `part`. */
  readonly parts: readonly CalendarBlock[];
  readonly part: number;
  readonly resources: readonly CalendarResource[];
  readonly onMove: (move: Move) => Promise<string | undefined>;
  /** Picks it up on the grid; undefined where there is no grid. */
  readonly onPickUp?: (() => void) | undefined;
  /** Its status or attendance has changed. */
  readonly onChanged: () => void;
}

const Waiting = () => (
  <Box role="status" aria-label="The visit is on its way" sx={{ display: 'grid', gap: 1.5 }}>
    {[32, 24, 24, 48].map((height, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are nothing but their places
      <Skeleton key={at} variant="rounded" height={height} />
    ))}
  </Box>
);

/** A visit in a panel next to the calendar: its details, and the actions on it. */
export const VisitDialog = (props: VisitProps) => {
  const { open, onClose, parts, part, resources, onMove, onPickUp, onChanged } = props;
  const block = parts.find((each) => each.part === part) ?? parts[0];
  const { visit, setVisit, failure } = useVisit(block?.bookingId ?? '');
  const [asking, setAsking] = useState<boolean>();
  const changed = (now: SalonBookingDetail) => {
    setVisit(now);
    onChanged();
  };
  if (!block) return null;
  // One dialog at a time: the status dialog replaces the panel.
  if (asking && visit)
    return <StatusDialog booking={visit} onChanged={changed} onClose={() => setAsking(false)} />;
  const date = block.start.slice(0, 10);
  const start = new Date(block.start);
  const who = resources.find(({ id }) => id === block.resourceId)?.name;
  const when = spanText({ from: minuteOf(block.start, date), to: minuteOf(block.end, date) });
  return (
    <SheetFrame
      side
      open={open}
      onClose={onClose}
      title={customerOf(block)}
      lead={[formatDay(start), when, ...(who ? [who] : [])].join(' · ')}
      foot={
        <>
          {/* Focus returns here after the status dialog. */}
          <Button
            variant="outlined"
            autoFocus={asking === false}
            disabled={!visit}
            onClick={() => setAsking(true)}
          >
            Change status
          </Button>
          <LinkButton
            to={`/salon/bookings/${block.bookingId}`}
            variant="contained"
            endIcon={<ArrowRight size={18} aria-hidden />}
          >
            All details
          </LinkButton>
        </>
      }
    >
      {visit && <VisitFacts visit={visit} />}
      {!visit && !failure && <Waiting />}
      {!visit && failure && (
        <Alert severity="error">Failed to fetch booking details. {failure.message}</Alert>
      )}
      {visit && (
        <Box sx={{ mt: 2.5 }}>
          <AttendanceField booking={visit} onChanged={changed} />
        </Box>
      )}
      {block.movable && (
        <>
          <Divider sx={{ my: 2.5 }} />
          <Box
            sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, mb: 1.5 }}
          >
            <Typography variant="h5" component="h3">
              Move
            </Typography>
            {onPickUp && (
              <Button size="small" startIcon={<MoveIcon size={16} aria-hidden />} onClick={onPickUp}>
                Pick up on the calendar
              </Button>
            )}
          </Box>
          <MoveForm
            key={`${block.bookingId}:${block.part}`}
            parts={parts}
            part={block.part}
            resources={resources}
            onMove={onMove}
            onDone={onClose}
          />
        </>
      )}
    </SheetFrame>
  );
};
