import { Box, Button, Chip, Typography } from '@sundara/web/core';
import { TextField } from '@sundara/web/form';
import { PictureList } from '@sundara/web/upload';
import { Plus } from 'lucide-react';
import { FormGrid, Wide } from './form-grid.tsx';
import { MOST_SPECIALTIES, type ProfileForm, withTyped } from './profile-form.ts';
import type { ProfileState } from './use-profile-form.ts';

/** What the salon is known for, in words and in pictures of its work (specification 2, section 5). */
export const SpecialtiesStep = ({ state, form }: { state: ProfileState; form: ProfileForm }) => {
  const add = () => state.edit(withTyped(form));
  return (
    <>
      <FormGrid title="Specialties" lead="What customers come to you for. They find you by these words.">
        <Wide>
          <Box sx={{ display: 'flex', gap: 1 }}>
            <TextField
              fullWidth
              label="Add a specialty"
              placeholder="Bridal makeup"
              value={form.specialty}
              onChange={(event) => state.edit({ specialty: event.target.value })}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                add();
              }}
              disabled={state.saving || form.specialties.length >= MOST_SPECIALTIES}
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
          {form.specialties.length === 0 ? (
            <Typography sx={{ mt: 2, color: 'text.secondary' }}>None yet.</Typography>
          ) : (
            <Box
              component="ul"
              aria-label="Specialties"
              sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, mt: 2, p: 0, listStyle: 'none' }}
            >
              {form.specialties.map((specialty) => (
                <li key={specialty}>
                  <Chip
                    color="secondary"
                    label={specialty}
                    onDelete={() =>
                      state.edit({ specialties: form.specialties.filter((each) => each !== specialty) })
                    }
                    slotProps={{ root: { 'aria-label': `${specialty}; Delete removes it` } }}
                    sx={{
                      minHeight: 44,
                      '& .MuiChip-deleteIcon': { p: 1.25, m: 0, boxSizing: 'content-box' },
                    }}
                  />
                </li>
              ))}
            </Box>
          )}
        </Wide>
      </FormGrid>
      <FormGrid title="Your work" lead="Up to 20 pictures of what you have done, each with a title.">
        <Wide>
          <PictureList
            folder="work_images"
            label="Work pictures"
            max={20}
            titled
            value={form.works}
            onBusy={(busy) => state.setPictureComing('works', busy)}
            onChange={(works) => state.edit({ works })}
          />
        </Wide>
      </FormGrid>
    </>
  );
};
