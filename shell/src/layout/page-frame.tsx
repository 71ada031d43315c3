import { Box } from '@sundara/web/core';
import { Outlet, ScrollRestoration, useLocation, useMatches } from '@sundara/web/router';
import { AREA_MARK } from '../notify/toast-place.ts';
import { handleOf } from '../services/remote-routes.ts';
import { useServices } from '../services/services.ts';
import { SignInAddress } from '../sign-in/sign-in-address.tsx';
import { SignInHost } from '../sign-in/sign-in-host.tsx';
import { ConnectionPill } from './connection-pill.tsx';
import { SiteFooter } from './footer/site-footer.tsx';
import { AREA_BAR_HEIGHT } from './header/area-bar.ts';
import { SiteHeader } from './header/site-header.tsx';
import { TopBar } from './header/top-bar.tsx';
import { LeavingBoundary } from './leaving-boundary.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { SessionFollower } from './session-follower.tsx';
import { Sidebar } from './sidebar/sidebar.tsx';
import { SKELETON_MARK } from './skeletons/page-skeleton.tsx';
import { MAIN_ID, SkipLink } from './skip-link.tsx';
import { useLinks } from './use-links.ts';

/**
 * Each document's first entry has the key 'default', so another address opened in the same tab would get the scroll
 * position of the first page.
 */
const scrollKeyOf = ({ key, pathname, search }: { key: string; pathname: string; search: string }): string =>
  key === 'default' ? `${pathname}${search}` : key;

/** The frame of every page; it remains when a page fails. */
export const PageFrame = () => {
  const matches = useMatches();
  const { key: place } = useLocation();
  const handle = handleOf(matches);
  const access = handle?.remoteRoute?.route.access ?? 'public';
  const { expectedRole } = useServices();
  // While the session loads, uses the area's own role or the token's, so that nothing moves afterwards.
  const areaLinks = useLinks('sidebar', Array.isArray(access) ? access[0] : expectedRole());
  const hasSidebar = access !== 'public' && areaLinks.length > 0;
  return (
    <>
      <SkipLink />
      {!hasSidebar && <TopBar />}
      <SiteHeader area={hasSidebar ? areaLinks : undefined} />
      <ProgressBar />
      <Box
        {...(hasSidebar && { [AREA_MARK]: '' })}
        sx={{
          display: { md: 'flex' },
          minHeight: '70vh',
          ...(hasSidebar && { '--bar-height': `${AREA_BAR_HEIGHT}px` }),
          // A skeleton is shorter than its page: a footer below it would jump.
          [`&:has([${SKELETON_MARK}]) + footer`]: { display: 'none' },
        }}
      >
        {hasSidebar && <Sidebar links={areaLinks} />}
        <Box component="main" id={MAIN_ID} tabIndex={-1} sx={{ flex: 1, minWidth: 0, outline: 'none' }}>
          <LeavingBoundary place={place}>
            {/* Each route has a boundary of its own, which would otherwise stay for the next. */}
            <Outlet key={matches.at(-1)?.id} />
          </LeavingBoundary>
        </Box>
      </Box>
      {handle?.footer && <SiteFooter />}
      <ConnectionPill />
      <RouteAnnouncer />
      <SessionFollower />
      <SignInAddress />
      <SignInHost />
      <ScrollRestoration getKey={scrollKeyOf} />
    </>
  );
};
