import { Box, Button, Chip, Typography } from '@sundara/web/core';
import type { FieldViewProps } from '@sundara/web/fields';
import { TextField } from '@sundara/web/form';
import { Plus } from 'lucide-react';

/** The maximum number of specialties of a salon. */
export const MOST_SPECIALTIES = 30;

export interface TypedSpecialties {
  readonly specialties: readonly string[];
  /** Typed but not added yet. */
  readonly specialty: string;
}

/** Adds the typed specialty: trimmed, not empty, no duplicate (specification 2, section 5). */
export const withTyped = ({ specialties, specialty }: TypedSpecialties): TypedSpecialties => {
  const word = specialty.trim();
  const isNew = word !== '' && !specialties.includes(word) && specialties.length < MOST_SPECIALTIES;
  return { specialties: isNew ? [...specialties, word] : specialties, specialty: '' };
};

/** The salon's specialties as text: added by Enter or the button, removed by Delete or the cross. */
export const SpecialtyField = ({ value, disabled, onChange }: FieldViewProps<TypedSpecialties>) => {
  const { specialties, specialty } = value;
  const add = () => onChange(withTyped(value));
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <TextField
          fullWidth
          label="Add a specialty"
          placeholder="Bridal makeup"
          value={specialty}
          onChange={(event) => onChange({ specialties, specialty: event.target.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
          disabled={disabled || specialties.length >= MOST_SPECIALTIES}
          slotProps={{ htmlInput: { maxLength: 60 } }}
        />
        <Button
          variant="outlined"
          startIcon={<Plus size={18} aria-hidden />}
          onClick={add}
          aria-label="Add specialty"
        >
          Add
        </Button>
      </Box>
      {specialties.length === 0 ? (
        <Typography sx={{ mt: 2, color: 'text.secondary' }}>None yet.</Typography>
      ) : (
        <Box
          component="ul"
          aria-label="Specialties"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, mt: 2, p: 0, listStyle: 'none' }}
        >
          {specialties.map((each) => (
            <li key={each}>
              <Chip
                color="secondary"
                label={each}
                onDelete={() =>
                  onChange({ ...value, specialties: specialties.filter((other) => other !== each) })
                }
                slotProps={{ root: { 'aria-label': `${each}; Delete removes it` } }}
                sx={{
                  minHeight: 44,
                  '& .MuiChip-deleteIcon': { p: 1.25, m: 0, boxSizing: 'content-box' },
                }}
              />
            </li>
          ))}
        </Box>
      )}
    </>
  );
};
