import { formatDay, type LocalDate } from '@sundara/contracts';
import type { SlotReply } from '@sundara/contracts/api';
import type { BookingBasket } from '@sundara/contracts/federation';
import { Box, Typography, useMediaQuery, useTheme } from '@sundara/web/core';
import { type Days, isFreeAmong, MonthGrid, noonOf, SlotList, useSlots } from '@sundara/web/visit';
import { useCallback, useEffect } from 'react';
import { meetAsked } from '../flow/asked-start.ts';
import type { FlowStore } from '../flow/flow.store.ts';
import type { Flow } from '../flow/flow.ts';
import { SpecialistChoice } from '../specialist/specialist-choice.tsx';
import { useFirstFreeDay } from './use-first-free-day.ts';
import { visitOf } from './visit-of.ts';

interface Props {
  readonly flow: Flow;
  readonly store: FlowStore;
  readonly basket: BookingBasket;
  readonly days: Days;
}

/** Step 1, 'Date & Time': a day, a specialist, then one of the free times. */
export const TimeStep = ({ flow, store, basket, days }: Props) => {
  const isSearching = useFirstFreeDay(store, flow.date, days);
  const { slots, retry } = useSlots(visitOf(basket, flow), flow.date, flow.fresh);
  const narrow = !useMediaQuery(useTheme().breakpoints.up('md'));

  // The same functions each time, so that a choice leaves what it does not change as it is.
  const chooseDay = useCallback(
    (date: LocalDate) => {
      store.choose({ date, ...(date !== store.getState().date && { slot: undefined }) });
      store.setState({ fresh: undefined, asked: undefined });
    },
    [store],
  );
  const chooseSlot = useCallback((slot: SlotReply) => store.choose({ slot }), [store]);
  const chooseSpecialist = useCallback(
    (specialist: Flow['specialist']) => {
      store.choose({ specialist });
      store.setState({ fresh: undefined });
    },
    [store],
  );

  // A time that a link requests is chosen; one that was chosen for another specialist, or before a reload, is kept.
  // Both only while it is free.
  useEffect(() => {
    const { slot, specialist, asked, date } = store.getState();
    if (slots.kind === 'here' && asked && slots.date === date) {
      store.setState(meetAsked(asked, slots.slots));
      return;
    }
    if (slots.kind !== 'here' || !slot || isFreeAmong(slots.slots, slot)) return;
    store.choose({ slot: undefined });
    const whose = specialist ? ` with ${specialist.name}` : '';
    const text = `${slot.time} is not free${whose} on this day. Please choose another time.`;
    store.setState({ notice: { severity: 'info', text } });
  }, [slots, store]);

  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 1.5, md: 4 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.1fr) minmax(0, 1fr)' },
      }}
    >
      <MonthGrid
        first={days.first}
        last={days.last}
        free={days.free}
        busy={days.busy}
        chosen={flow.date}
        narrow={narrow}
        onChoose={chooseDay}
      />
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <SpecialistChoice
          specialists={days.specialists}
          chosen={flow.specialist}
          onChoose={chooseSpecialist}
        />
        <Box>
          <Typography variant="h4" component="h4" sx={{ mb: 1 }}>
            {flow.date ? `Time on ${formatDay(noonOf(flow.date))}` : 'Time'}
          </Typography>
          <SlotList
            slots={isSearching ? { kind: 'loading' } : slots}
            chosen={flow.slot}
            onChoose={chooseSlot}
            onRetry={() => {
              store.setState({ fresh: undefined });
              retry();
            }}
          />
        </Box>
      </Box>
    </Box>
  );
};
