import { localDateOf } from '@sundara/contracts';
import { Box, NEEDS_SCRIPT, useNow } from '@sundara/web/core';
import { TogglePill } from '../pill/toggle-pill.tsx';
import { DAY_PARTS, type DayPart, dayChoices, dayPartOf, type WhenAsked } from '../when/when.ts';
import { useChoiceButton } from './address-form.tsx';
import { DayField } from './day-field.tsx';

const LOOK_MS = 60_000;
const ROW = { display: 'flex', flexWrap: 'wrap', gap: 0.75 } as const;

interface Props {
  readonly when: WhenAsked;
  readonly onChoose: (when: WhenAsked) => void;
}

/**
 * When the visit may start: a day, near ones by one press, and a part of it. Choosing the chosen one again clears it.
 * Without JavaScript a press on a day sends the form that it is in.
 */
export const WhenField = ({ when, onChoose }: Props) => {
  const now = useNow(LOOK_MS);
  const choiceButton = useChoiceButton();
  const { date } = when;
  const part = dayPartOf(when);
  const chooseDay = (day: string | undefined) => onChoose(day ? { ...when, date: day } : {});
  const choosePart = ({ id, from, until }: DayPart) =>
    onChoose(id === part?.id ? { date } : { date, from, until });
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 1, fontSize: '0.9rem', fontWeight: 600 }}>
        When
      </Box>
      <Box sx={ROW}>
        {dayChoices(now).map((day) => (
          <TogglePill
            key={day.date}
            {...choiceButton('date', day.date === date ? '' : day.date)}
            pressed={day.date === date}
            onClick={() => chooseDay(day.date === date ? undefined : day.date)}
          >
            {day.label}
          </TogglePill>
        ))}
      </Box>
      <DayField date={date} today={localDateOf(now)} onChoose={chooseDay} />
      {date && (
        <Box sx={{ ...ROW, mt: 1, ...NEEDS_SCRIPT }}>
          {DAY_PARTS.map((each) => (
            <TogglePill
              key={each.id}
              type="button"
              pressed={each.id === part?.id}
              onClick={() => choosePart(each)}
            >
              {each.label}
            </TogglePill>
          ))}
        </Box>
      )}
    </Box>
  );
};
