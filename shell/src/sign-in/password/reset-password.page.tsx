import { ERRORS } from '@sundara/contracts';
import { newPassword, resetPassword } from '@sundara/contracts/api';
import { Box, Button, LinkButton, Typography, useShell } from '@sundara/web/core';
import { useNavigate, useParams } from '@sundara/web/router';
import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { useServices } from '../../services/services.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { PasswordCard } from './password-card.tsx';

const faultOf = (password: string): string | undefined => {
  if (password === '') return 'Password is required';
  const read = z.safeParse(newPassword, password);
  return read.success ? undefined : read.error.issues[0]?.message;
};

/** Sets a new password by a mailed link, which works once within 30 minutes (resolutions R14, R17). */
export const ResetPasswordPage = () => {
  const { http, notify } = useShell();
  const { session, sessionStore } = useServices();
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string>();
  const [step, setStep] = useState<'asked' | 'sending' | 'invalid'>('asked');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (step === 'sending') return;
    const wrong = faultOf(password);
    setFault(wrong);
    if (wrong) return;
    setStep('sending');
    const result = await http.call(resetPassword, { params: { token }, body: { password } });
    if (result.ok) {
      // The server has ended every session of the account; a person who is signed in here has to sign in again.
      if (sessionStore.getState().session.status === 'signed-in') session.end();
      notify.success('Password reset successful! Please log in.');
      return navigate('/login', { replace: true });
    }
    const { failure } = result;
    const refusal = failure.kind === 'rejected' ? failure.reply : undefined;
    if (refusal?.code === 'RESET_LINK_INVALID') return setStep('invalid');
    setStep('asked');
    const atField = refusal?.fields?.find(({ path }) => path === 'password')?.message;
    setFault(atField);
    if (!atField) notify.error(refusal?.message || 'Failed to reset password');
  };

  if (step === 'invalid')
    return (
      <PasswordCard title="This link no longer works" follows>
        <Typography sx={{ color: 'text.secondary' }}>
          {ERRORS.RESET_LINK_INVALID.message} Your password is as it was.
        </Typography>
        <LinkButton to="/forgot-password" variant="contained" size="large" sx={{ width: '100%', mt: 3.5 }}>
          Ask for another link
        </LinkButton>
      </PasswordCard>
    );
  return (
    <PasswordCard title="Choose a new password">
      <Typography sx={{ color: 'text.secondary' }}>
        You sign in with it from now on. All other devices are signed out.
      </Typography>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5, mt: 3.5 }}>
        <NewPasswordField
          value={password}
          fault={fault}
          onChange={(text) => {
            setPassword(text);
            setFault(undefined);
          }}
        />
        <Button type="submit" variant="contained" size="large" aria-disabled={step === 'sending'}>
          {step === 'sending' ? 'Saving…' : 'Reset Password'}
        </Button>
      </Box>
    </PasswordCard>
  );
};
