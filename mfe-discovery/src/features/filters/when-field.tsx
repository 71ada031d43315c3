import { addDays, HORIZON_DAYS, localDateOf } from '@sundara/contracts';
import { TextField } from '@sundara/web/content';
import { Box, useNow } from '@sundara/web/core';
import { DAY_PARTS, dayChoices, dayPartOf, type WhenAsked } from '../when/when.ts';
import { useChoiceButton } from './address-form.tsx';
import { Pill } from './pill.tsx';

const LOOK_MS = 60_000;

interface Props {
  readonly when: WhenAsked;
  readonly onChoose: (when: WhenAsked) => void;
}

/**
 * When the visit may start: a day, near ones by one press, and a part of it. Choosing the chosen one again clears it.
 * Without JavaScript a press sends the form that it is in.
 */
export const WhenField = ({ when, onChoose }: Props) => {
  const now = useNow(LOOK_MS);
  const choiceButton = useChoiceButton();
  const { date } = when;
  const today = localDateOf(now);
  const part = dayPartOf(when);
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 1, fontSize: '0.9rem', fontWeight: 600 }}>
        When
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {dayChoices(now).map((day) => (
          <Pill
            key={day.date}
            {...choiceButton('date', day.date === date ? '' : day.date)}
            pressed={day.date === date}
            onClick={() => onChoose(day.date === date ? {} : { ...when, date: day.date })}
          >
            {day.label}
          </Pill>
        ))}
      </Box>
      <TextField
        type="date"
        size="small"
        fullWidth
        label="Another day"
        value={date ?? ''}
        onChange={({ target }) => onChoose(target.value ? { ...when, date: target.value } : {})}
        sx={{ mt: 2, '& .MuiInputBase-root': { minHeight: 48, bgcolor: 'background.paper' } }}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { min: today, max: addDays(today, HORIZON_DAYS) },
        }}
      />
      {date && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 1 }}>
          {DAY_PARTS.map(({ id, label, from, until }) => (
            <Pill
              key={id}
              type="button"
              pressed={id === part?.id}
              onClick={() =>
                onChoose({ date, ...(id !== part?.id && { ...(from && { from }), ...(until && { until }) }) })
              }
            >
              {label}
            </Pill>
          ))}
        </Box>
      )}
    </Box>
  );
};
