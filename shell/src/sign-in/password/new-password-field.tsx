import { PASSWORD_RULE } from '@sundara/contracts/api';
import { Box, IconButton } from '@sundara/web/core';
import { InputAdornment, TextField } from '@sundara/web/form';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';

interface Props {
  readonly value: string;
  readonly fault: string | undefined;
  readonly onChange: (text: string) => void;
}

/** A new password with its rule, which remains visible next to an error; the text can be shown. */
export const NewPasswordField = ({ value, fault, onChange }: Props) => {
  const [shown, setShown] = useState(false);
  const helperText = (
    <>
      {fault && (
        <Box component="span" role="alert" sx={{ display: 'block', mb: 0.5 }}>
          {fault}
        </Box>
      )}
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {PASSWORD_RULE}
      </Box>
    </>
  );
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
      id="new-password"
      name="password"
      type={shown ? 'text' : 'password'}
      label="New Password"
      autoComplete="new-password"
      required
      fullWidth
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={fault !== undefined}
      helperText={helperText}
      slotProps={{ input: { endAdornment } }}
    />
  );
};
