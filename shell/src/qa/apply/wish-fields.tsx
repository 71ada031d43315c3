import { Box, Button } from '@sundara/web/core';
import { TextField } from '@sundara/web/form';
import { type Ref, useId, useState } from 'react';
import { Choices, ChoicesName, PillRow, RadioPill } from '../choices.tsx';
import type { Wish } from './use-link.ts';

const LENGTHS = [
  { minutes: 60, label: '1 h' },
  { minutes: 480, label: '8 h' },
  { minutes: 1_440, label: '1 day' },
  { minutes: 10_080, label: '7 days' },
] as const;

interface Props {
  readonly wish: Wish;
  readonly nameMissing: boolean;
  readonly nameRef: Ref<HTMLInputElement>;
  readonly onChange: (part: Partial<Wish>) => void;
}

/** Who (asked once per browser), what for, and for how long. */
export const WishFields = ({ wish, nameMissing, nameRef, onChange }: Props) => {
  const id = useId();
  const [renaming, setRenaming] = useState(wish.by === '');
  return (
    <>
      {renaming ? (
        <TextField
          id={`${id}-by`}
          inputRef={nameRef}
          label="Your name"
          value={wish.by}
          onChange={({ target }) => onChange({ by: target.value })}
          helperText="Shown in the banner; kept in this browser."
          error={nameMissing}
          autoComplete="name"
          size="small"
          required
          slotProps={{ htmlInput: { maxLength: 80 } }}
        />
      ) : (
        <Box>
          As <strong>{wish.by}</strong>{' '}
          <Button onClick={() => setRenaming(true)} sx={{ px: 1.5 }}>
            Change
          </Button>
        </Box>
      )}
      <TextField
        id={`${id}-why`}
        label="What for (optional)"
        value={wish.why}
        onChange={({ target }) => onChange({ why: target.value })}
        size="small"
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <Choices>
        <ChoicesName>For how long</ChoicesName>
        <PillRow>
          {LENGTHS.map(({ minutes, label }) => (
            <RadioPill
              key={minutes}
              name={`${id}-minutes`}
              checked={wish.minutes === minutes}
              onChoose={() => onChange({ minutes })}
            >
              {label}
            </RadioPill>
          ))}
        </PillRow>
      </Choices>
    </>
  );
};
