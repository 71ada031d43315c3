import { SPECIALIZATION_LENGTH, SPECIALIZATIONS } from '@sundara/contracts/api';
import { Box, Button, Chip } from '@sundara/web/core';
import type { FieldViewProps } from '@sundara/web/fields';
import { TextField } from '@sundara/web/form';
import { Plus } from 'lucide-react';
import { useState } from 'react';

/** Specializations that distinguish services of a category, as chips; no duplicates, ignoring case. */
export const SpecializationField = ({
  field: { label, hint },
  id,
  value,
  fault,
  onChange,
}: FieldViewProps<readonly string[]>) => {
  const [text, setText] = useState('');
  const [said, setSaid] = useState<string>();
  const add = () => {
    const word = text.trim();
    if (word === '') return;
    if (value.some((each) => each.toLowerCase() === word.toLowerCase())) {
      setSaid(`${word} is there already`);
      return;
    }
    if (value.length >= SPECIALIZATIONS) {
      setSaid(`A service can have ${SPECIALIZATIONS} specializations at most`);
      return;
    }
    onChange([...value, word]);
    setText('');
  };
  return (
    <Box>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <TextField
          fullWidth
          size="small"
          id={id}
          label={label}
          value={text}
          error={fault !== undefined || said !== undefined}
          helperText={fault ?? said ?? hint}
          onChange={(event) => {
            setText(event.target.value);
            setSaid(undefined);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
          slotProps={{ htmlInput: { maxLength: SPECIALIZATION_LENGTH } }}
        />
        <Button variant="outlined" onClick={add} startIcon={<Plus size={18} aria-hidden />}>
          Add
        </Button>
      </Box>
      {value.length > 0 && (
        <Box
          component="ul"
          aria-label={label}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, m: 0, mt: 1, p: 0, listStyle: 'none' }}
        >
          {value.map((each) => (
            <li key={each}>
              <Chip
                label={each}
                onDelete={() => onChange(value.filter((other) => other !== each))}
                aria-label={`${each}; press Delete to remove`}
                sx={{
                  bgcolor: 'secondary.main',
                  color: 'secondary.contrastText',
                  minHeight: 44,
                  '& .MuiChip-deleteIcon': { p: 1.25, m: 0, boxSizing: 'content-box' },
                }}
              />
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
};
