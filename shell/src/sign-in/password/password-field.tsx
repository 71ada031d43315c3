import { IconButton } from '@sundara/web/core';
import { InputAdornment, TextField } from '@sundara/web/form';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';

/** A text field for a password, which is shown while its eye is pressed in. */
export const PasswordField = ({ slotProps, ...field }: ComponentProps<typeof TextField>) => {
  const [shown, setShown] = useState(false);
  const endAdornment = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label={shown ? 'Hide password' : 'Show password'}
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
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
