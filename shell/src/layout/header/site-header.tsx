import { Box, Container, Skeleton, useSession } from '@sundara/web/core';
import { Wordmark } from '../wordmark.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { SignInButtons } from './sign-in-buttons.tsx';

const LABELS = { login: 'Sign in', register: 'Sign up' } as const;

/**
 * The bar that stays: the name, a place for the search, and the person (specification 1, section 2). It is as
 * wide as the page below it: `wide` where a sidebar takes the page to the edges.
 */
export const SiteHeader = ({ wide }: { wide: boolean }) => {
  const session = useSession();
  return (
    <Box
      component="header"
      sx={({ vars }) => ({
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        borderBottom: 1,
        borderColor: 'divider',
        background: `color-mix(in srgb, ${vars?.palette.background.default} 92%, transparent)`,
        backdropFilter: 'blur(12px)',
      })}
    >
      <Container
        maxWidth={wide ? false : 'lg'}
        sx={{
          position: 'relative',
          display: 'flex',
          alignItems: 'center',
          gap: 3,
          minHeight: { xs: 64, md: 76 },
        }}
      >
        <Wordmark />
        <Box data-place="search" sx={{ flex: 1, minWidth: 0 }} />
        <Box sx={{ display: { xs: 'none', md: 'flex' }, alignItems: 'center', gap: 1, minHeight: 48 }}>
          {session.status === 'loading' && <Skeleton variant="rounded" width={148} height={44} />}
          {session.status === 'anonymous' && <SignInButtons labels={LABELS} />}
          {session.status === 'signed-in' && <ProfileMenu user={session.user} />}
        </Box>
        <Box sx={{ display: { xs: 'block', md: 'none' } }}>
          <PhoneMenu session={session} />
        </Box>
      </Container>
    </Box>
  );
};
