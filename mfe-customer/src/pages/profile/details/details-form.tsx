import type { Role } from '@sundara/contracts';
import type { User } from '@sundara/contracts/api';
import { Box, Button } from '@sundara/web/core';
import { Alert, InputAdornment, TextField } from '@sundara/web/form';
import { Lock } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import type { DetailField, Details } from './use-details.ts';

const WHY_NOT = 'You sign in with this address, and mails go there, so it stays as it is.';
const CALLERS: Readonly<Record<Role, string>> = {
  customer: 'The salon calls it when something comes up.',
  salon: 'We call it when something comes up.',
  admin: 'We call it when something comes up.',
};

/** E-mail read-only, name and phone editable. */
export const DetailsForm = ({ user, details }: { readonly user: User; readonly details: Details }) => {
  const view = useRef<HTMLFormElement>(null);
  const { errors, sending, problem, edit, save, undo } = details;
  const form = details.formOf(user);
  const changed = details.isChanged(user);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    const wrong = await save(user);
    if (wrong) view.current?.querySelector<HTMLElement>(`#profile-${wrong}`)?.focus();
  };
  const field = (name: DetailField, label: string, hint: string, more: object) => (
    <TextField
      id={`profile-${name}`}
      label={label}
      required={name === 'name' || user.phone !== ''}
      fullWidth
      value={form[name]}
      error={Boolean(errors[name])}
      helperText={errors[name] || hint}
      onChange={({ target }) => edit(name, target.value)}
      slotProps={{ htmlInput: { name, ...more } }}
    />
  );
  return (
    <Box
      component="form"
      ref={view}
      noValidate
      onSubmit={submit}
      aria-label="Your details"
      sx={{ display: 'grid', gap: 2.5, maxWidth: 520 }}
    >
      <TextField
        id="profile-email"
        label="Email Address"
        fullWidth
        value={user.email}
        helperText={WHY_NOT}
        slotProps={{
          htmlInput: { readOnly: true, autoComplete: 'email' },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <Lock size={18} aria-hidden />
              </InputAdornment>
            ),
          },
        }}
        sx={{ '& input': { color: 'text.secondary', textOverflow: 'ellipsis' } }}
      />
      {field('name', 'Full Name', '', { autoComplete: 'name', maxLength: 100 })}
      {field('phone', 'Phone Number', `${CALLERS[user.role]} Indian numbers need no +91.`, {
        autoComplete: 'tel',
        inputMode: 'tel',
        maxLength: 30,
      })}
      {problem && <Alert severity="error">{problem} What you typed is still here.</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          type="submit"
          variant="contained"
          size="large"
          loading={sending}
          loadingPosition="start"
          startIcon={null}
          sx={{ flex: { xs: '1 1 auto', sm: 'none' }, minWidth: 180 }}
        >
          {sending ? 'Updating…' : 'Update Profile'}
        </Button>
        {changed && !sending && (
          <Button size="large" onClick={undo}>
            Undo changes
          </Button>
        )}
      </Box>
    </Box>
  );
};
