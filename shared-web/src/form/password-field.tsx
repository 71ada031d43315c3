import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { IconButton } from '@sundara/web/core';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';

type Props = Omit<ComponentProps<typeof TextField>, 'label' | 'type'> & { readonly label: string };

/** A text field for a password, which is shown while its eye is pressed in. */
export const PasswordField = ({ slotProps, ...field }: Props) => {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  const endAdornment = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label={`Show ${field.label.toLowerCase()}`}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        <Icon size={20} aria-hidden />
      </IconButton>
    </InputAdornment>
  );
  return (
    <TextField
      {...field}
      type={shown ? 'text' : 'password'}
      slotProps={{ ...slotProps, input: { endAdornment } }}
    />
  );
};
