import { TextField } from '@sundara/web/form';
import type { ComponentProps } from 'react';
import type { ProfileForm } from './profile-form.ts';
import type { ProfileState } from './use-profile-form.ts';

type TextKey = {
  [K in keyof ProfileForm]: ProfileForm[K] extends string ? K : never;
}[keyof ProfileForm];

interface Props
  extends Pick<ComponentProps<typeof TextField>, 'type' | 'multiline' | 'minRows' | 'required'> {
  readonly state: ProfileState;
  readonly of: TextKey;
  readonly label: string;
  readonly help?: string;
  /** The field's name in a server response, if it differs. */
  readonly path?: string;
  readonly longest?: number;
  readonly complete?: string;
  readonly mode?: 'decimal' | 'numeric' | 'tel' | 'email';
}

/** A text field of the profile's form, with its fault. */
export const Field = ({ state, of, label, help, path = of, longest, complete, mode, ...rest }: Props) => {
  const fault = state.faults[path];
  return (
    <TextField
      {...rest}
      fullWidth
      label={label}
      value={state.form?.[of] ?? ''}
      onChange={(event) => state.edit({ [of]: event.target.value })}
      error={fault !== undefined}
      helperText={fault ?? help}
      disabled={state.saving}
      slotProps={{ htmlInput: { maxLength: longest, inputMode: mode, autoComplete: complete ?? 'off' } }}
    />
  );
};
