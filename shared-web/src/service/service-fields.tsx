import {
  SERVICE_CATEGORIES,
  SERVICE_DESCRIPTION_LENGTH,
  SERVICE_NAME_LENGTH,
  SERVICE_STATUSES,
} from '@sundara/contracts/api';
import { Box } from '@sundara/web/core';
import { Alert, InputAdornment, TextField } from '@sundara/web/form';
import { MenuItem } from '@sundara/web/table';
import { PictureField } from '@sundara/web/upload';
import type { ReactNode } from 'react';
import type { ServiceDraft } from './service-draft.ts';
import { SpecializationField } from './specialization-field.tsx';
import type { ServiceDraftForm } from './use-service-draft.ts';

type TextName = Exclude<keyof ServiceDraft, 'specializations' | 'image'>;
/** The text field's properties for a field of the draft. */
export type FieldOf = (name: TextName) => ReturnType<ReturnType<typeof fieldsOf>>;

export interface ServiceFieldsProps {
  /** Prefix of the fields' ids. */
  readonly id: string;
  readonly form: ServiceDraftForm;
  readonly folder: 'salon_services' | 'central_services';
  /** The salon that the picture belongs to, if an admin chose one. */
  readonly salonId?: string | undefined;
  /** More fields, after price and duration. */
  readonly more?: ((field: FieldOf) => ReactNode) | undefined;
}

const TWO = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const;
const RUPEES = {
  input: { startAdornment: <InputAdornment position="start">₹</InputAdornment> },
  htmlInput: { inputMode: 'decimal' },
} as const;
/** The unit after a whole number. */
export const unit = (word: string) => ({
  input: { endAdornment: <InputAdornment position="end">{word}</InputAdornment> },
  htmlInput: { inputMode: 'numeric' as const },
});

const fieldsOf =
  (id: string, { draft, errors, change }: ServiceDraftForm) =>
  (name: TextName) => ({
    id: `${id}-${name}`,
    value: draft[name],
    error: errors[name] !== undefined,
    helperText: errors[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
    fullWidth: true,
  });

/** A service's description, price, duration and picture. */
export const ServiceFields = ({ id, form, folder, salonId, more }: ServiceFieldsProps) => {
  const { draft, errors, change } = form;
  const field = fieldsOf(id, form);
  const counted = (name: 'name' | 'description', longest: number) => ({
    ...field(name),
    helperText: errors[name] ?? `${draft[name].length} of ${longest}`,
    slotProps: { htmlInput: { maxLength: longest } },
  });
  return (
    <>
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
        <TextField required label="Price" {...field('price')} slotProps={RUPEES} />
        <TextField required label="Duration" {...field('duration')} slotProps={unit('mins')} />
        {more?.(field)}
      </Box>
      <SpecializationField
        value={draft.specializations}
        error={errors.specializations}
        onChange={(specializations) => change({ specializations })}
      />
      <PictureField
        folder={folder}
        label="Picture"
        help="Without one, a drawing of its category stands for it."
        value={draft.image}
        salonId={salonId}
        onBusy={form.setPictureComing}
        onChange={(image) => change({ image })}
      />
    </>
  );
};

/** Keeps a category of another list as an option until another one is chosen. */
const othersOf = (category: string): readonly string[] =>
  category === '' || SERVICE_CATEGORIES.some((each) => each === category) ? [] : [category];
