import { Box, Button, Typography } from '@sundara/web/core';
import type { SignInForm } from './use-sign-in-form.ts';

interface Props {
  readonly form: SignInForm;
  /** Whether this is the first way in, with the password after it. */
  readonly isFirst: boolean;
}

/** Has a code mailed instead of asking for a password, to newcomers as well. */
export const MailCodeButton = ({ form: { busy, mailCode }, isFirst }: Props) => (
  <Box>
    <Button
      variant={isFirst ? 'contained' : 'outlined'}
      size="large"
      fullWidth
      aria-disabled={busy}
      onClick={() => void mailCode()}
    >
      {isFirst ? 'Mail me a code' : 'Mail me a code instead'}
    </Button>
    <Typography variant="body2" sx={{ mt: 0.75, textAlign: 'center', color: 'text.secondary' }}>
      No password needed, and new customers get in by it too.
    </Typography>
  </Box>
);
