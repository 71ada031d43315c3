import {
  SERVICE_CATEGORIES,
  SERVICE_DESCRIPTION_LENGTH,
  SERVICE_NAME_LENGTH,
  SERVICE_STATUSES,
} from '@sundara/contracts/api';
import { Box, Button, Typography, useShell } from '@sundara/web/core';
import { SheetFrame } from '@sundara/web/dialog';
import { Alert, InputAdornment, TextField } from '@sundara/web/form';
import { SpecializationField } from '@sundara/web/service';
import { MenuItem } from '@sundara/web/table';
import { PictureField } from '@sundara/web/upload';
import { useId } from 'react';
import { copiesOf } from '../copies-words.ts';
import type { Edited } from '../use-editing.ts';
import { CopiesQuestion } from './copies-question.tsx';
import { useServiceForm } from './use-service-form.ts';

export interface ServiceFormProps {
  readonly open: boolean;
  /** Undefined for a new one. */
  readonly edited: Edited | undefined;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

const TWO = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const;
const rupees = {
  input: { startAdornment: <InputAdornment position="start">₹</InputAdornment> },
  htmlInput: { inputMode: 'decimal' },
} as const;
const minutes = {
  input: { endAdornment: <InputAdornment position="end">mins</InputAdornment> },
  htmlInput: { inputMode: 'numeric' },
} as const;
const PICTURE_COMES = 'The picture is not there yet: use it or discard it, or wait a moment.';

/** Adds a service to the central catalogue, or changes one; asks what becomes of copies at salons before it saves. */
export const ServiceFormDialog = ({ open, edited, onSaved, onClose }: ServiceFormProps) => {
  const { notify } = useShell();
  const id = useId();
  const form = useServiceForm({ edited, onSaved, onClose });
  const { draft, errors, change, preview, saving } = form;
  const field = (name: 'name' | 'description' | 'category' | 'price' | 'duration' | 'status') => ({
    id: `${id}-${name}`,
    value: draft[name],
    error: errors[name] !== undefined,
    helperText: errors[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
    fullWidth: true,
  });
  const counted = (name: 'name' | 'description', longest: number) => ({
    ...field(name),
    helperText: errors[name] ?? `${draft[name].length} of ${longest}`,
    slotProps: { htmlInput: { maxLength: longest } },
  });
  const leave = () => {
    if (form.isPictureComing) notify.info(PICTURE_COMES);
    else onClose();
  };
  const submit = async () => {
    const wrong = await form.save();
    if (wrong) document.getElementById(`${id}-${wrong}`)?.focus();
  };
  return (
    <SheetFrame
      open={open}
      title={preview ? 'Copies at salons' : edited ? 'Edit Service' : 'Add New Service'}
      waiting={saving}
      isChanged={form.isChanged && !form.isPictureComing}
      onClose={leave}
      foot={
        preview ? (
          <>
            <Button onClick={form.back} disabled={saving}>
              Back
            </Button>
            <Button variant="outlined" autoFocus disabled={saving} onClick={() => void form.send('keep')}>
              Save, copies stay
            </Button>
            <Button variant="contained" loading={saving} onClick={() => void form.send('follow')}>
              Save, {copiesOf(preview.following.copies)}{' '}
              {preview.following.copies === 1 ? 'follows' : 'follow'}
            </Button>
          </>
        ) : (
          <>
            <Typography
              role="status"
              variant="body2"
              sx={{ '&&': { flex: 1, whiteSpace: 'normal' }, alignSelf: 'center', color: 'text.secondary' }}
            >
              {form.isPictureComing && PICTURE_COMES}
            </Typography>
            <Button onClick={leave} disabled={saving}>
              Cancel
            </Button>
            <Button
              variant="contained"
              type="submit"
              form={`${id}-form`}
              loading={saving}
              disabled={form.isPictureComing}
            >
              {edited ? 'Save Changes' : 'Add Service'}
            </Button>
          </>
        )
      }
    >
      {preview && <CopiesQuestion preview={preview} />}
      <Box
        component="form"
        id={`${id}-form`}
        noValidate
        onSubmit={(event: { preventDefault: () => void }) => {
          event.preventDefault();
          void submit();
        }}
        sx={{ display: preview ? 'none' : 'grid', gap: 2, pt: 1 }}
      >
        {form.trouble && <Alert severity="error">{form.trouble}</Alert>}
        <TextField required autoFocus label="Service name" {...counted('name', SERVICE_NAME_LENGTH)} />
        <TextField
          multiline
          minRows={2}
          maxRows={6}
          label="Description"
          {...counted('description', SERVICE_DESCRIPTION_LENGTH)}
        />
        <Box sx={TWO}>
          <TextField required select label="Category" {...field('category')}>
            {SERVICE_CATEGORIES.map((category) => (
              <MenuItem key={category} value={category} sx={{ minHeight: 44 }}>
                {category}
              </MenuItem>
            ))}
          </TextField>
          <TextField select label="Status" {...field('status')}>
            {SERVICE_STATUSES.map((status) => (
              <MenuItem key={status} value={status} sx={{ minHeight: 44 }}>
                {status}
              </MenuItem>
            ))}
          </TextField>
          <TextField required label="Price" {...field('price')} slotProps={rupees} />
          <TextField required label="Duration" {...field('duration')} slotProps={minutes} />
        </Box>
        <SpecializationField
          value={draft.specializations}
          error={errors.specializations}
          onChange={(specializations) => change({ specializations })}
        />
        <PictureField
          folder="central_services"
          label="Picture"
          help="Without one, a drawing of its category stands for it."
          value={draft.image}
          onBusy={form.setPictureComing}
          onChange={(image) => change({ image })}
        />
      </Box>
    </SheetFrame>
  );
};
