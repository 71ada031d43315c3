import { PASSWORD_RULE } from '@sundara/contracts/api';
import { Box } from '@sundara/web/core';
import { PasswordField } from '@sundara/web/form';

interface Props {
  readonly value: string;
  readonly fault: string | undefined;
  readonly onChange: (text: string) => void;
}

/** A new password with its rule, which remains visible next to an error. */
export const NewPasswordField = ({ value, fault, onChange }: Props) => {
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
  return (
    <PasswordField
      id="new-password"
      name="password"
      label="New Password"
      autoComplete="new-password"
      required
      fullWidth
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={fault !== undefined}
      helperText={helperText}
    />
  );
};
