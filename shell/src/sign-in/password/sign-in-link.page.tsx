import { ERRORS, homeOf } from '@sundara/contracts';
import { AppLink, Box, Button, LinkButton, Typography } from '@sundara/web/core';
import { Alert, TextField } from '@sundara/web/form';
import { useNavigate, useParams } from '@sundara/web/router';
import { type FormEvent, useState } from 'react';
import { useServices } from '../../services/services.ts';
import type { Refusal } from '../../session/credentials.ts';
import { CODE_FIELDS } from '../fields.ts';
import { PasswordCard } from './password-card.tsx';

/**
 * Signs in by a mailed link, which works once within 15 minutes (decision 57). It waits for a click: programs that scan
 * mails for links must not use it up. Accounts with a second factor are asked for its code.
 */
export const SignInLinkPage = () => {
  const { credentials } = useServices();
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const [step, setStep] = useState<'link' | keyof typeof CODE_FIELDS>('link');
  const [code, setCode] = useState('');
  const [refusal, setRefusal] = useState<Refusal>();
  const [busy, setBusy] = useState(false);

  const goTo = (next: typeof step) => {
    setRefusal(undefined);
    setCode('');
    setStep(next);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setRefusal(undefined);
    const outcome = await credentials.loginByLink(token, step === 'link' ? {} : { code });
    setBusy(false);
    if (outcome.ok) return navigate(outcome.user ? homeOf(outcome.user.role) : '/', { replace: true });
    if (outcome.needsCode && step === 'link') return goTo('app');
    setRefusal(outcome);
  };

  if (refusal?.code === 'SIGN_IN_LINK_INVALID')
    return (
      <PasswordCard key="invalid" title="This link no longer works" follows>
        <Typography sx={{ color: 'text.secondary' }}>
          {refusal.message} Sign in with your password, which gives you another link where one is needed, or
          set a new password.
        </Typography>
        <LinkButton to="/login" variant="contained" size="large" sx={{ width: '100%', mt: 3.5 }}>
          Back to sign in
        </LinkButton>
        <Box sx={{ textAlign: 'center', mt: 1 }}>
          <AppLink to="/forgot-password" sx={{ display: 'inline-block', py: 1.25 }}>
            Set a new password
          </AppLink>
        </Box>
      </PasswordCard>
    );
  const field = step === 'link' ? undefined : CODE_FIELDS[step];
  const fault = refusal?.fields.find(({ path }) => path === 'code')?.message;
  return (
    <PasswordCard key={step} title="Sign in by your link">
      <Typography role={field && 'status'} sx={{ color: 'text.secondary' }}>
        {step === 'link' &&
          'You need no password this time. Afterwards this browser is one that your account knows.'}
        {step === 'app' && ERRORS.SECOND_FACTOR_NEEDED.message}
        {step === 'recovery' && 'Please enter one of your recovery codes.'}
      </Typography>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5, mt: 3.5 }}>
        {refusal && (
          <Alert severity="error">
            {refusal.message}
            {refusal.hint && <Box sx={{ mt: 0.5 }}>{refusal.hint}</Box>}
          </Alert>
        )}
        {field && (
          <TextField
            id="sign-in-link-code"
            name={field.name}
            label={field.label}
            type={field.type}
            value={code}
            onChange={({ target }) => setCode(target.value)}
            autoComplete={field.autoComplete}
            autoFocus
            required
            fullWidth
            error={fault !== undefined}
            helperText={fault && fault !== refusal?.message ? fault : field.help}
            slotProps={{ htmlInput: { inputMode: field.inputMode } }}
          />
        )}
        <Button type="submit" variant="contained" size="large" aria-disabled={busy}>
          {busy ? 'Signing in…' : 'Sign in now'}
        </Button>
        {field && (
          <Button variant="text" disabled={busy} onClick={() => goTo(step === 'app' ? 'recovery' : 'app')}>
            {step === 'app' ? 'Use a recovery code instead' : 'Use the authenticator app'}
          </Button>
        )}
      </Box>
    </PasswordCard>
  );
};
