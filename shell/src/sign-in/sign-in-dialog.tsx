import type { SessionUser } from '@sundara/contracts/federation';
import { AppLink, Box, Button, IconButton, Typography } from '@sundara/web/core';
import { Alert, Dialog, DialogContent, DialogTitle, TextField } from '@sundara/web/form';
import { X } from 'lucide-react';
import { type FormEvent, useId } from 'react';
import { Mark } from '../brand/mark.tsx';
import type { SignInMode } from '../services/sign-in.store.ts';
import type { Credentials } from '../session/credentials.ts';
import { CodeIntroduction, CodeWays } from './code-step.tsx';
import { forgotPath } from './next-path.ts';
import { useSignInForm } from './use-sign-in-form.ts';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called with the person who signed in; the dialog is closed by then. */
  readonly onSuccess: (user: SessionUser | undefined) => void;
  readonly initialMode?: SignInMode;
  /** Why the person has to sign in. */
  readonly reason?: string | undefined;
  /** The e-mail of a person who has to sign in again; empty if it is not known. */
  readonly email?: string | undefined;
  /** Where to continue after a password reset. */
  readonly next?: string | undefined;
  readonly credentials: Credentials;
}

const LOGIN = {
  title: 'Sign in to Sundara',
  submit: 'Sign in',
  question: 'New to Sundara?',
  toggle: 'Create an account',
  other: 'register',
} as const;
const REGISTER = {
  title: 'Create New Account',
  submit: 'Create account',
  question: 'Already have an account?',
  toggle: 'Sign in',
  other: 'login',
} as const;

/**
 * Signs in and signs up in one dialog (specification 1, section 2), with a second step for accounts with a second
 * factor. Switching modes, submitting again and closing clear the error; closing also empties the fields and returns to
 * the first mode.
 */
export const SignInDialog = ({
  open,
  onClose,
  onSuccess,
  initialMode = 'login',
  reason,
  email,
  next,
  credentials,
}: Props) => {
  const form = useSignInForm({ credentials, initialMode, email: email ?? '', onSuccess });
  const id = useId();
  if (!open) return null;

  const { step, isCode, values, refusal, busy } = form;
  const words = step === 'register' ? REGISTER : LOGIN;
  const first = form.fields.find(({ name }) => values[name] === '')?.name;
  const close = () => {
    if (busy) return;
    form.reset();
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };

  return (
    <Dialog open onClose={close} aria-labelledby={`${id}-title`} fullWidth maxWidth="xs">
      <DialogTitle id={`${id}-title`} variant="h3" component="h2" sx={{ pt: 3.5, pb: 1, pr: 7 }}>
        <Box sx={{ color: 'primary.light', mb: 1 }}>
          <Mark size={36} />
        </Box>
        {words.title}
      </DialogTitle>
      <IconButton
        aria-label="Close"
        onClick={close}
        disabled={busy}
        sx={{ position: 'absolute', top: 12, right: 12 }}
      >
        <X size={20} aria-hidden />
      </IconButton>
      <DialogContent sx={{ pt: 0.5, pb: 4 }}>
        {reason && !isCode && <Typography sx={{ color: 'text.secondary', mb: 2 }}>{reason}</Typography>}
        <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 2.5, pt: 1 }}>
          {refusal && (
            <Alert severity="error">
              {refusal.message}
              {refusal.hint && <Box sx={{ mt: 0.5 }}>{refusal.hint}</Box>}
            </Alert>
          )}
          {isCode && <CodeIntroduction form={form} />}
          {form.fields.map(({ name, label, type, autoComplete, inputMode, help }) => {
            const fault = form.errorAt(name);
            return (
              <TextField
                key={`${step} ${name}`}
                id={`${id}-${name}`}
                name={name}
                label={label}
                type={type}
                value={values[name]}
                onChange={({ target }) => form.write(name, target.value)}
                autoComplete={autoComplete}
                autoFocus={name === first}
                required
                fullWidth
                error={fault !== undefined}
                // A message that the alert already shows is not repeated.
                helperText={fault && fault !== refusal?.message ? fault : help}
                slotProps={{ htmlInput: { inputMode } }}
              />
            );
          })}
          {step === 'login' && (
            <AppLink to={forgotPath(next)} variant="body2" sx={{ justifySelf: 'end', my: -1.5, py: 1.5 }}>
              Forgot password?
            </AppLink>
          )}
          <Button type="submit" variant="contained" size="large" fullWidth aria-disabled={busy}>
            {busy ? 'Processing...' : words.submit}
          </Button>
        </Box>
        {isCode && <CodeWays form={form} />}
        {!isCode && email === undefined && (
          <Typography sx={{ mt: 2.5, textAlign: 'center', color: 'text.secondary' }}>
            {words.question}{' '}
            <Button variant="text" onClick={() => form.goTo(words.other)} disabled={busy} sx={{ px: 1 }}>
              {words.toggle}
            </Button>
          </Typography>
        )}
      </DialogContent>
    </Dialog>
  );
};
