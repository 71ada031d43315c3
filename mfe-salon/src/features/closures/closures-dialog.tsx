import { formatDate, instantAt, type LocalDate, localDateOf } from '@sundara/contracts';
import { Box, Button, ButtonBase, Typography } from '@sundara/web/core';
import { SheetFrame } from '@sundara/web/dialog';
import { EntryField } from '@sundara/web/fields';
import type { Undoable } from '@sundara/web/undo';
import { useState } from 'react';
import { ClosureList } from './closure-list.tsx';
import { type Festival, festivalsFrom } from './festivals.ts';
import { laterDay, wholeDays } from './time-off-text.ts';
import { useClosures } from './use-closures.ts';
import { useTimeOff } from './use-time-off.ts';
import { VisitsInTheWay } from './visits-in-the-way.tsx';

export interface ClosuresProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly date: LocalDate;
  readonly onDone: (done: Undoable) => void;
}

/** At most this many festivals ahead are offered. */
const OFFERED = 9;

interface FestivalProps {
  readonly festival: Festival;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

const FestivalButton = ({ festival: { name, date, moves }, chosen, onChoose }: FestivalProps) => (
  <ButtonBase
    aria-pressed={chosen}
    onClick={onChoose}
    sx={{
      minHeight: 56,
      px: 1.5,
      py: 1,
      display: 'block',
      textAlign: 'start',
      borderRadius: 2,
      border: 1,
      borderColor: 'divider',
      '&:hover': { borderColor: 'primary.light' },
      '&[aria-pressed=true]': { borderColor: 'primary.main', bgcolor: 'secondary.main' },
    }}
  >
    <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
      {name}
    </Box>
    <Box component="span" sx={{ fontSize: '0.83rem', color: 'text.secondary' }}>
      {formatDate(instantAt(date, '12:00'))}
      {moves && ', expected'}
    </Box>
  </ButtonBase>
);

/** When the whole salon is closed: what is planned, festivals to choose from, and any other days. */
export const ClosuresDialog = ({ open, onClose, date, onDone }: ClosuresProps) => {
  const today = localDateOf(new Date());
  const { closures, failure: unread } = useClosures();
  const { close, takeAway, sending, failure, forget } = useTimeOff(onDone);
  const [from, setFrom] = useState(date < today ? today : date);
  const [to, setTo] = useState(from);
  const [reason, setReason] = useState('');
  const [all, setAll] = useState(false);
  const last = laterDay(from, to);
  const draft = { kind: 'closure', resourceId: '', reason: reason.trim(), ...wholeDays(from, last) } as const;
  const entering = (set: (day: string) => void) => (day: string) => {
    forget();
    set(day);
  };
  const choose = ({ name, date: day }: Festival) => {
    forget();
    setFrom(day);
    setTo(day);
    setReason(name);
  };
  return (
    <SheetFrame
      open={open}
      onClose={onClose}
      waiting={sending}
      title="Closed days"
      lead="Nobody can book the salon on these days."
      foot={
        <Button
          variant="contained"
          size="large"
          loading={sending}
          disabled={!from}
          onClick={() => close(draft, false)}
        >
          Close on {formatDate(instantAt(from || today, '12:00'))}
          {last > from && ` to ${formatDate(instantAt(last, '12:00'))}`}
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <ClosureList
          closures={closures}
          failure={unread}
          sending={sending}
          onOpen={(entry) => takeAway(entry)}
        />
        <section aria-labelledby="festivals">
          <Typography variant="h5" component="h3" id="festivals" sx={{ mb: 1 }}>
            Festivals ahead
          </Typography>
          <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr 1fr' } }}>
            {festivalsFrom(today, all ? Number.POSITIVE_INFINITY : OFFERED).map((festival) => (
              <FestivalButton
                key={`${festival.name} ${festival.date}`}
                festival={festival}
                chosen={festival.name === reason && festival.date === from}
                onChoose={() => choose(festival)}
              />
            ))}
          </Box>
          {!all && (
            <Button size="small" onClick={() => setAll(true)} sx={{ mt: 0.5, ml: -1 }}>
              All festivals until 2028
            </Button>
          )}
          <Typography variant="caption" component="p" sx={{ mt: 1, color: 'text.secondary' }}>
            By the calendar of public holidays of Telangana. An expected day may still move with the moon: you
            can change it below.
          </Typography>
        </section>
        <Box sx={{ display: 'grid', gap: 1.75, gridTemplateColumns: '1fr 1fr' }}>
          <EntryField label="First day" type="date" value={from} onEntry={entering(setFrom)} />
          <EntryField label="Last day" type="date" value={last} onEntry={entering(setTo)} />
          <Box sx={{ gridColumn: '1 / -1' }}>
            <EntryField label="Reason" type="text" max={100} value={reason} onEntry={setReason} />
          </Box>
        </Box>
        <VisitsInTheWay
          failure={failure}
          draft={draft}
          sending={sending}
          onKeep={() => close(draft, true)}
          onDone={onDone}
        />
      </Box>
    </SheetFrame>
  );
};
