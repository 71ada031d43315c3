import { Card } from '@sundara/web/card';
import { Box, Button } from '@sundara/web/core';
import { TextField } from '@sundara/web/form';
import { useState } from 'react';
import type { Noting } from './use-noting.ts';

const LONGEST = 300;

interface Props {
  readonly allergies: string;
  readonly noting: Noting;
}

/** Allergies, which then stand at each visit of this client. */
export const AllergiesCard = ({ allergies, noting: { busy, save } }: Props) => {
  const [text, setText] = useState(allergies);
  const isChanged = text.trim() !== allergies;
  return (
    <Card id="allergies" title="Allergies">
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (isChanged) void save({ allergies: text });
        }}
        sx={{ display: 'grid', gap: 1, mt: 1.5 }}
      >
        <TextField
          fullWidth
          multiline
          minRows={2}
          label="What to keep away"
          helperText="Stands at each visit of theirs, for your salon to see."
          value={text}
          onChange={(event) => setText(event.target.value)}
          slotProps={{ htmlInput: { maxLength: LONGEST } }}
        />
        {isChanged && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button type="submit" variant="contained" loading={busy}>
              Save allergies
            </Button>
            <Button disabled={busy} onClick={() => setText(allergies)}>
              Cancel
            </Button>
          </Box>
        )}
      </Box>
    </Card>
  );
};
