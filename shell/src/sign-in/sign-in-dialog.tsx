import type { SessionUser } from '@sundara/contracts/federation';
import { Box, Button, IconButton, Typography } from '@sundara/web/core';
import { Alert, Dialog, DialogContent, DialogTitle } from '@sundara/web/form';
import { X } from 'lucide-react';
import { type FormEvent, useId } from 'react';
import { Mark } from '../brand/mark.tsx';
import type { SignInMode } from '../services/sign-in.store.ts';
import type { Credentials } from '../session/credentials.ts';
import { CodeIntroduction, CodeWays } from './code-step.tsx';
import { MailedCodeIntroduction, MailedCodeWays } from './mailed-code-step.tsx';
import { SignInFields } from './sign-in-fields.tsx';
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
 * Signs in and signs up in one dialog (specification 1, section 2), with a second step for a mailed code and for
 * accounts with a second factor. Switching modes, submitting again and closing clear the error; closing also empties the
 * fields and returns to the first mode.
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
  const isMailed = step === 'mailed';
  // In the middle of something, the way that also lets newcomers in comes first.
  const isCodeFirst = reason !== undefined && email === undefined;
  const words = step === 'register' ? REGISTER : LOGIN;
  const close = () => {
    if (busy) return;
    form.reset();
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isForCode = isCodeFirst && step === 'login' && values.password === '';
    void (isForCode ? form.mailCode() : form.submit());
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
          {isMailed && <MailedCodeIntroduction form={form} />}
          {isCode && !isMailed && <CodeIntroduction form={form} />}
          <SignInFields id={id} form={form} isCodeFirst={isCodeFirst} next={next} />
          <Button
            type="submit"
            variant={step === 'login' && isCodeFirst ? 'outlined' : 'contained'}
            size="large"
            fullWidth
            aria-disabled={busy}
          >
            {busy ? 'Processing...' : words.submit}
          </Button>
        </Box>
        {isMailed ? <MailedCodeWays form={form} /> : isCode && <CodeWays form={form} />}
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
