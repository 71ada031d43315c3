import { confirmEmail } from '@sundara/contracts/api';
import { Box, Button, LinkButton, Typography, useShell } from '@sundara/web/core';
import { Alert } from '@sundara/web/form';
import { useParams } from '@sundara/web/router';
import { useState } from 'react';
import { PasswordCard } from './password-card.tsx';

/**
 * Confirms an e-mail address by a mailed link, which works once within 24 hours (decision 59). It waits for a click:
 * programs that scan mails for links must not use it up.
 */
export const ConfirmEmailPage = () => {
  const { http } = useShell();
  const { token = '' } = useParams();
  const [step, setStep] = useState<'link' | 'confirming' | 'confirmed' | 'invalid'>('link');
  const [fault, setFault] = useState<string>();

  const confirm = async () => {
    if (step === 'confirming') return;
    setStep('confirming');
    setFault(undefined);
    const result = await http.call(confirmEmail, { params: { token } });
    if (result.ok) return setStep('confirmed');
    const { failure } = result;
    if (failure.kind === 'rejected' && failure.code === 'EMAIL_LINK_INVALID') return setStep('invalid');
    setStep('link');
    setFault(failure.message || 'Your e-mail could not be confirmed. Please try again.');
  };

  if (step === 'confirmed')
    return (
      <PasswordCard key="confirmed" title="Your e-mail is confirmed" follows>
        <Typography sx={{ color: 'text.secondary' }}>
          Thank you. Go back to your booking, where it is still open, and try again; or choose a salon.
        </Typography>
        <LinkButton to="/salons" variant="contained" size="large" sx={{ width: '100%', mt: 3.5 }}>
          Choose a salon
        </LinkButton>
      </PasswordCard>
    );
  if (step === 'invalid')
    return (
      <PasswordCard key="invalid" title="This link no longer works" follows>
        <Typography sx={{ color: 'text.secondary' }}>
          It was used before, is older than 24 hours, or went to an address that is not your account’s any
          more. If your e-mail still needs to be confirmed, you can ask for another link as you book.
        </Typography>
        <LinkButton to="/salons" variant="contained" size="large" sx={{ width: '100%', mt: 3.5 }}>
          Choose a salon
        </LinkButton>
      </PasswordCard>
    );
  return (
    <PasswordCard key="link" title="Confirm your e-mail">
      <Typography sx={{ color: 'text.secondary' }}>
        One press, and you can hold more than one time while you pay.
      </Typography>
      <Box sx={{ display: 'grid', gap: 2.5, mt: 3.5 }}>
        {fault && <Alert severity="error">{fault}</Alert>}
        <Button variant="contained" size="large" aria-disabled={step === 'confirming'} onClick={confirm}>
          {step === 'confirming' ? 'Confirming…' : 'Confirm my e-mail'}
        </Button>
      </Box>
    </PasswordCard>
  );
};
