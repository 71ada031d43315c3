import { emailSchema, forgotPassword } from '@sundara/contracts/api';
import { AppLink, Box, Button, Typography, useShell } from '@sundara/web/core';
import { TextField } from '@sundara/web/form';
import { useSearchParams } from '@sundara/web/router';
import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { loginPath, NEXT_KEY, safeNext } from '../next-path.ts';
import { PasswordCard } from './password-card.tsx';

/** 'Check Your Email' appears after at least this time, in milliseconds (specification 2, section 9). */
const AT_LEAST_MS = 1_000;

const faultOf = (email: string): string | undefined => {
  if (email.trim() === '') return 'Email is required';
  const read = z.safeParse(emailSchema, email);
  return read.success ? undefined : read.error.issues[0]?.message;
};

/** Requests a mailed link to set a new password; whether an account exists is not revealed (resolutions R14). */
export const ForgotPasswordPage = () => {
  const { http, notify } = useShell();
  const [query] = useSearchParams();
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState<string>();
  const [isAgain, setAgain] = useState(false);
  const [step, setStep] = useState<'asked' | 'sending' | 'sent'>('asked');
  const back = (
    <AppLink to={loginPath(safeNext(query.get(NEXT_KEY)))} sx={{ display: 'inline-block', py: 1.25 }}>
      Back to sign in
    </AppLink>
  );

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (step === 'sending') return;
    const wrong = faultOf(email);
    setFault(wrong);
    if (wrong) return;
    setStep('sending');
    const soonest = new Promise((resolve) => setTimeout(resolve, AT_LEAST_MS));
    const result = await http.call(forgotPassword, { body: { email } });
    if (result.ok) {
      await soonest;
      return setStep('sent');
    }
    setStep('asked');
    const { failure } = result;
    const refusal = failure.kind === 'rejected' ? failure.reply : undefined;
    setFault(refusal?.fields?.[0]?.message);
    notify.error(refusal?.message || 'Failed to send reset email');
  };

  const askAgain = () => {
    setAgain(true);
    setStep('asked');
  };

  if (step === 'sent')
    return (
      <PasswordCard key="sent" title="Check Your Email" follows>
        <Typography sx={{ color: 'text.secondary' }}>
          If there is an account for <strong>{email.trim()}</strong>, a link to set a new password is on its
          way. It works once, within 30 minutes.
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 2 }}>
          Nothing after a few minutes? Look into the spam folder, or ask once more.
        </Typography>
        <Box sx={{ display: 'grid', gap: 1, mt: 3, justifyItems: 'center' }}>
          <Button variant="outlined" size="large" fullWidth onClick={askAgain}>
            Ask once more
          </Button>
          {back}
        </Box>
      </PasswordCard>
    );
  return (
    <PasswordCard key="asked" title="Forgot your password?" follows={isAgain}>
      <Typography sx={{ color: 'text.secondary' }}>
        Tell us the e-mail address of your account. We send you a link to set a new password.
      </Typography>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5, mt: 3.5 }}>
        <TextField
          id="forgot-email"
          name="email"
          type="email"
          label="Email Address"
          autoComplete="username"
          required
          fullWidth
          value={email}
          onChange={({ target }) => {
            setEmail(target.value);
            setFault(undefined);
          }}
          error={fault !== undefined}
          helperText={fault}
          slotProps={{ formHelperText: { role: 'alert' } }}
        />
        <Button type="submit" variant="contained" size="large" aria-disabled={step === 'sending'}>
          {step === 'sending' ? 'Sending…' : 'Send Reset Link'}
        </Button>
        <Box sx={{ textAlign: 'center', mt: -1 }}>{back}</Box>
      </Box>
    </PasswordCard>
  );
};
