import { PASSWORD_RULE } from '@sundara/contracts/api';
import { AppLink, Box, Button, useSession } from '@sundara/web/core';
import { Alert } from '@sundara/web/form';
import { type SubmitEvent, useRef, useState } from 'react';
import { PasswordField } from './password-field.tsx';
import { type PasswordFieldName, useChangePassword } from './use-change-password.ts';

/** The current password and the new one; the rules are next to their field (resolutions R17). */
export const ChangePasswordForm = ({ onChanged }: { readonly onChanged: () => void }) => {
  const session = useSession();
  const [done, setDone] = useState(false);
  const { values, refusal, sending, edit, send } = useChangePassword(() => {
    setDone(true);
    onChanged();
  });
  const inputs = useRef<Partial<Record<PasswordFieldName, HTMLInputElement | null>>>({});
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setDone(false);
    const wrong = await send();
    if (wrong) inputs.current[wrong]?.focus();
  };
  const fieldOf = (name: PasswordFieldName) => ({
    name,
    value: values[name],
    onChange: (value: string) => edit(name, value),
    fault: refusal.fields[name],
    inputRef: (input: HTMLInputElement | null) => {
      inputs.current[name] = input;
    },
  });
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5, maxWidth: 440 }}>
      {/* Tells password managers which account this password belongs to. */}
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={session.status === 'signed-in' ? (session.user.email ?? '') : ''}
        readOnly
        hidden
      />
      <PasswordField
        {...fieldOf('currentPassword')}
        label="Current password"
        autoComplete="current-password"
      />
      {/* Who signed up by a mailed code has no password that they know. */}
      <AppLink to="/forgot-password" variant="body2" sx={{ justifySelf: 'start', my: -1.5, py: 1.5 }}>
        No password yet, or forgotten?
      </AppLink>
      <PasswordField
        {...fieldOf('newPassword')}
        label="New password"
        autoComplete="new-password"
        help={PASSWORD_RULE}
      />
      {refusal.problem && <Alert severity="error">{refusal.problem}</Alert>}
      <Box sx={{ display: 'grid', justifyItems: { sm: 'start' } }}>
        <Button type="submit" variant="contained" loading={sending} loadingPosition="start">
          {sending ? 'Changing…' : 'Change password'}
        </Button>
        <Box role="status" sx={{ justifySelf: 'stretch' }}>
          {done && (
            <Alert severity="success" role="none" sx={{ mt: 2 }}>
              Password changed. Every other device was signed out.
            </Alert>
          )}
        </Box>
      </Box>
    </Box>
  );
};
