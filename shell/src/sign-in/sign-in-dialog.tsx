import type { SessionUser } from '@sundara/contracts/federation';
import { Box, Button, IconButton, Typography } from '@sundara/web/core';
import { Alert, Dialog, DialogContent, DialogTitle, TextField } from '@sundara/web/form';
import { X } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { Mark } from '../layout/mark.tsx';
import type { Credentials, CredentialsOutcome } from '../session/credentials.ts';
import { EMPTY, FIELDS } from './fields.ts';
import type { SignInMode } from './sign-in.store.ts';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called with who signed in; the dialog is closed by then. */
  readonly onSuccess: (user: SessionUser | undefined) => void;
  readonly initialMode?: SignInMode;
  /** Why the person is asked. */
  readonly reason?: string | undefined;
  readonly credentials: Credentials;
}

type Refusal = Extract<CredentialsOutcome, { ok: false }>;

const WORDS = {
  login: {
    title: 'Sign in to Sundara',
    submit: 'Sign in',
    question: 'New to Sundara?',
    toggle: 'Create an account',
  },
  register: {
    title: 'Create New Account',
    submit: 'Create account',
    question: 'Already have an account?',
    toggle: 'Sign in',
  },
} as const;

/**
 * Signs in and signs up in one dialog (specification 1, section 2). Switching modes, submitting again and
 * closing clear the error; closing empties the fields and goes back to the first mode.
 */
export const SignInDialog = ({
  open,
  onClose,
  onSuccess,
  initialMode = 'login',
  reason,
  credentials,
}: Props) => {
  const [mode, setMode] = useState<SignInMode>(initialMode);
  const [values, setValues] = useState(EMPTY);
  const [refusal, setRefusal] = useState<Refusal>();
  const [busy, setBusy] = useState(false);
  const id = useId();
  const words = WORDS[mode];
  if (!open) return null;

  const close = () => {
    if (busy) return;
    setValues(EMPTY);
    setRefusal(undefined);
    setMode(initialMode);
    onClose();
  };
  const toggle = () => {
    setRefusal(undefined);
    setMode(mode === 'login' ? 'register' : 'login');
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setRefusal(undefined);
    const { email, password } = values;
    const outcome =
      mode === 'login' ? await credentials.login({ email, password }) : await credentials.register(values);
    setBusy(false);
    if (!outcome.ok) return setRefusal(outcome);
    setValues(EMPTY);
    onSuccess(outcome.user);
  };
  const errorAt = (name: string) => refusal?.fields.find(({ path }) => path.split('.').at(-1) === name);

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
      <DialogContent sx={{ pb: 4 }}>
        {reason && <Typography sx={{ color: 'text.secondary', mb: 2 }}>{reason}</Typography>}
        <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 2.5, pt: 1 }}>
          {refusal && (
            <Alert severity="error">
              {refusal.message}
              {refusal.hint && <Box sx={{ mt: 0.5 }}>{refusal.hint}</Box>}
            </Alert>
          )}
          {FIELDS[mode].map(({ name, label, type, autoComplete, help }, index) => {
            const fault = errorAt(name);
            return (
              <TextField
                key={name}
                id={`${id}-${name}`}
                name={name}
                label={label}
                type={type}
                value={values[name]}
                onChange={({ target }) => setValues({ ...values, [name]: target.value })}
                autoComplete={autoComplete}
                autoFocus={index === 0}
                required
                fullWidth
                error={fault !== undefined}
                helperText={fault?.message ?? help}
              />
            );
          })}
          <Button type="submit" variant="contained" size="large" fullWidth aria-disabled={busy}>
            {busy ? 'Processing...' : words.submit}
          </Button>
        </Box>
        <Typography sx={{ mt: 2.5, textAlign: 'center', color: 'text.secondary' }}>
          {words.question}{' '}
          <Button variant="text" onClick={toggle} disabled={busy} sx={{ px: 1 }}>
            {words.toggle}
          </Button>
        </Typography>
      </DialogContent>
    </Dialog>
  );
};
