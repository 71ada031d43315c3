import { ERRORS } from '@sundara/contracts';
import { Box, Button, Typography } from '@sundara/web/core';
import type { SignInForm } from './use-sign-in-form.ts';

interface Props {
  readonly form: SignInForm;
}

/** Shown above the second factor's code field: what to enter, and for which account. */
export const CodeIntroduction = ({ form: { step, values } }: Props) => (
  <Box sx={{ color: 'text.secondary' }}>
    <Typography role="status">
      {step === 'recovery' ? 'Please enter one of your recovery codes.' : ERRORS.SECOND_FACTOR_NEEDED.message}
    </Typography>
    <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
      You are signing in as <strong>{values.email}</strong>.
    </Typography>
  </Box>
);

/** The alternatives: the other kind of code, or another account. */
export const CodeWays = ({ form: { step, busy, goTo } }: Props) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', columnGap: 1, mt: 2 }}>
    {step === 'recovery' ? (
      <Button variant="text" disabled={busy} onClick={() => goTo('app')}>
        Use the authenticator app
      </Button>
    ) : (
      <Button variant="text" disabled={busy} onClick={() => goTo('recovery')}>
        Use a recovery code instead
      </Button>
    )}
    <Button variant="text" disabled={busy} onClick={() => goTo('login')}>
      Back
    </Button>
  </Box>
);
