import {
  type ManagedService,
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
import { useServiceForm } from './use-service-form.ts';

export interface ServiceFormProps {
  readonly open: boolean;
  /** Undefined for a new one. */
  readonly service: ManagedService | undefined;
  readonly salonId: string | undefined;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

const TWO = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const;
const rupees = {
  input: { startAdornment: <InputAdornment position="start">₹</InputAdornment> },
  htmlInput: { inputMode: 'decimal' },
} as const;
const unit = (word: string) => ({
  input: { endAdornment: <InputAdornment position="end">{word}</InputAdornment> },
  htmlInput: { inputMode: 'numeric' as const },
});

const PICTURE_COMES = 'The picture is not there yet: use it or discard it, or wait a moment.';

/** Adds a service, or changes one: what is said of it, what it costs, how long it takes, its picture. */
export const ServiceFormDialog = ({ open, service, salonId, onSaved, onClose }: ServiceFormProps) => {
  const { notify } = useShell();
  const id = useId();
  const form = useServiceForm({ service, salonId, onSaved, onClose });
  const { draft, errors, change } = form;
  const field = (
    name:
      | 'name'
      | 'description'
      | 'category'
      | 'price'
      | 'duration'
      | 'discountPercent'
      | 'buffer'
      | 'status',
  ) => ({
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
      title={service ? 'Edit Service' : 'Add New Service'}
      waiting={form.saving}
      isChanged={form.isChanged && !form.isPictureComing}
      onClose={leave}
      foot={
        <>
          <Typography
            role="status"
            variant="body2"
            sx={{ '&&': { flex: 1, whiteSpace: 'normal' }, alignSelf: 'center', color: 'text.secondary' }}
          >
            {form.isPictureComing && PICTURE_COMES}
          </Typography>
          <Button onClick={leave} disabled={form.saving}>
            Cancel
          </Button>
          <Button
            variant="contained"
            type="submit"
            form={`${id}-form`}
            loading={form.saving}
            disabled={form.isPictureComing}
          >
            {service ? 'Save Changes' : 'Add Service'}
          </Button>
        </>
      }
    >
      <Box
        component="form"
        id={`${id}-form`}
        noValidate
        onSubmit={(event: { preventDefault: () => void }) => {
          event.preventDefault();
          void submit();
        }}
        sx={{ display: 'grid', gap: 2, pt: 1 }}
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
            {[...SERVICE_CATEGORIES, ...othersOf(draft.category)].map((category) => (
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
          <TextField required label="Duration" {...field('duration')} slotProps={unit('mins')} />
          <TextField
            label="Discount"
            {...field('discountPercent')}
            helperText={errors.discountPercent ?? 'Shown as ‘20% Off’'}
            slotProps={unit('%')}
          />
          <TextField
            label="Tidying up afterwards"
            {...field('buffer')}
            helperText={errors.buffer ?? 'Nobody is booked meanwhile'}
            slotProps={unit('mins')}
          />
        </Box>
        <SpecializationField
          value={draft.specializations}
          error={errors.specializations}
          onChange={(specializations) => change({ specializations })}
        />
        <PictureField
          folder="salon_services"
          label="Picture"
          help="Without one, a drawing of its category stands for it."
          value={draft.image}
          salonId={salonId}
          onBusy={form.setPictureComing}
          onChange={(image) => {
            change({ image });
            if (image) notify.success('Service image uploaded successfully');
          }}
        />
      </Box>
    </SheetFrame>
  );
};

/** A category of another list shows until another one is chosen. */
const othersOf = (category: string): readonly string[] =>
  category === '' || SERVICE_CATEGORIES.some((each) => each === category) ? [] : [category];
