import type { Session } from '@sundara/contracts/federation';
import { Box, LinkButton, useHydrated } from '@sundara/web/core';
import { useServices } from '../../services/services.ts';
import { AccountLinks } from './account-links.tsx';
import { SignInButtons } from './sign-in-buttons.tsx';

interface Props {
  readonly session: Session;
  readonly onLeave: () => void;
}

const LABELS = { login: 'Login', register: 'Register' } as const;

/** The account in the phone menu; before the page's code is there, and without JavaScript, plain links to sign in. */
export const MenuAccount = ({ session, onLeave }: Props) => {
  const { expectedRole } = useServices();
  const hydrated = useHydrated();
  if (session.status === 'signed-in') return <AccountLinks user={session.user} onLeave={onLeave} />;
  const loading = session.status === 'loading';
  if (loading && hydrated && expectedRole()) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, p: 2 }}>
      {loading ? (
        <>
          <LinkButton to="/login" fullWidth variant="outlined">
            {LABELS.login}
          </LinkButton>
          <LinkButton to="/register" fullWidth variant="contained">
            {LABELS.register}
          </LinkButton>
        </>
      ) : (
        <SignInButtons labels={LABELS} fullWidth onOpen={onLeave} />
      )}
    </Box>
  );
};
