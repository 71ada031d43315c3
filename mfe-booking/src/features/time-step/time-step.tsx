import { addDays, HORIZON_DAYS, localDateOf } from '@sundara/contracts';
import type { BookingBasket } from '@sundara/contracts/federation';
import { Box, Typography } from '@sundara/web/core';
import { useEffect, useRef, useState } from 'react';
import { MonthGrid } from '../calendar/month-grid.tsx';
import type { Flow } from '../flow/flow.store.ts';
import { SlotList } from './slot-list.tsx';
import { useSlots } from './use-slots.ts';

interface Props {
  readonly flow: Flow;
  readonly basket: BookingBasket;
  readonly onChange: (change: Partial<Flow>) => void;
}

/** Step 1, 'Date & Time': a day, then one of its free times. */
export const TimeStep = ({ flow, basket, onChange }: Props) => {
  const [today] = useState(() => localDateOf(new Date()));
  const { slots, retry } = useSlots(basket, flow.date);
  const times = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (slots.kind === 'here') times.current?.scrollIntoView?.({ block: 'nearest', behavior: 'smooth' });
  }, [slots]);

  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, md: 4 }, gridTemplateColumns: { md: '1.1fr 1fr' } }}>
      <MonthGrid
        first={today}
        last={addDays(today, HORIZON_DAYS)}
        chosen={flow.date}
        onChoose={(date) => onChange({ date, slot: undefined, message: undefined })}
      />
      <Box ref={times}>
        <Typography variant="h4" component="h3" sx={{ mb: 1.5 }}>
          Time
        </Typography>
        <SlotList
          slots={slots}
          chosen={flow.slot}
          onChoose={(slot) => onChange({ slot, message: undefined })}
          onRetry={retry}
        />
      </Box>
    </Box>
  );
};
