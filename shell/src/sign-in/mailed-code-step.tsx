import { formatClock } from '@sundara/contracts';
import { Box, Button, Typography } from '@sundara/web/core';
import type { SignInForm } from './use-sign-in-form.ts';

interface Props {
  readonly form: SignInForm;
}

/** Shown above the field for a mailed code: where the code went, and until when it works. */
export const MailedCodeIntroduction = ({ form: { mailed } }: Props) =>
  mailed && (
    <Typography role="status" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      We mailed a {mailed.count > 1 ? 'new ' : ''}code to <strong>{mailed.email}</strong>. It works until{' '}
      {formatClock(new Date(mailed.expiresAt))}.
    </Typography>
  );

/** Another code, once the first has had time to come, or back to the address. */
export const MailedCodeWays = ({ form: { mailed, busy, mailCode, goTo } }: Props) => (
  <>
    {!mailed?.mayResend && (
      <Typography variant="body2" sx={{ mt: 2, textAlign: 'center', color: 'text.secondary' }}>
        No mail yet? Look among unwanted mails too. You can have a new code sent after a minute.
      </Typography>
    )}
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', columnGap: 1, mt: 1 }}>
      {mailed?.mayResend && (
        <Button variant="text" disabled={busy} onClick={() => void mailCode()}>
          Send a new code
        </Button>
      )}
      <Button variant="text" disabled={busy} onClick={() => goTo('login')}>
        Back
      </Button>
    </Box>
  </>
);
