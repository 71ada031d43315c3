import type { NavigationEntry } from '@sundara/contracts/federation';
import { Box, Container, NEEDS_SCRIPT, Skeleton, useMedia, useSession, useTheme } from '@sundara/web/core';
import { Wordmark } from '../../brand/wordmark.tsx';
import { AREA_BAR_HEIGHT } from './area-bar.ts';
import { PhoneMenu } from './phone-menu.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { AreaSearchPlace } from './search/area-search-place.tsx';
import { HeaderSearch } from './search/header-search.tsx';
import { SearchButton } from './search/search-button.tsx';
import { SignInButtons } from './sign-in-buttons.tsx';
import { SignInLink } from './sign-in-link.tsx';

/** The minimum width at both sides of the search, so that the search does not move when somebody signs in. */
const SIDE = 'minmax(14.5rem, 1fr)';

const noop = () => {};

const LABELS = { login: 'Sign in', register: 'Sign up' } as const;

/**
 * The sticky bar: the name, the search, and the account (specification 1, section 2). In an area of tools it is as wide
 * as the page, lower, and searches the area's own pages.
 * @param area the links of the sidebar below it; undefined where there is none
 */
export const SiteHeader = ({ area }: { readonly area: readonly NavigationEntry[] | undefined }) => {
  const searched = area?.filter(({ search }) => search) ?? [];
  const session = useSession();
  const { breakpoints } = useTheme();
  const roomy = useMedia(breakpoints.up('md'));
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
        maxWidth={area ? false : 'lg'}
        sx={{
          position: 'relative',
          display: 'grid',
          gridTemplateColumns: { xs: '1fr auto auto', md: `${SIDE} minmax(0, 35rem) ${SIDE}` },
          alignItems: 'center',
          gap: { xs: 0.5, md: 3 },
          minHeight: { xs: 64, md: area ? AREA_BAR_HEIGHT : 76 },
        }}
      >
        <Box sx={{ display: 'flex' }}>
          <Wordmark />
        </Box>
        {roomy !== false && (
          <Box sx={{ display: { xs: 'none', md: 'block' } }}>
            {searched.length > 0 ? (
              <AreaSearchPlace pages={searched} />
            ) : (
              <HeaderSearch placement="bar" onDone={noop} />
            )}
          </Box>
        )}
        {roomy !== true && (
          <Box sx={{ display: { md: 'none' } }}>
            <SearchButton pages={searched} />
          </Box>
        )}
        <Box
          sx={{
            display: { xs: 'none', md: 'flex' },
            alignItems: 'center',
            justifyContent: 'flex-end',
            gap: 1,
            minHeight: 48,
          }}
        >
          {session.status === 'loading' && (
            <>
              <Skeleton variant="rounded" sx={{ width: 148, height: 44, ...NEEDS_SCRIPT }} />
              <SignInLink />
            </>
          )}
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
