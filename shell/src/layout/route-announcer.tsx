import { canonicalPath } from '@sundara/contracts/federation';
import { Box, visuallyHidden } from '@sundara/web/core';
import { useLocation, useMatches } from '@sundara/web/router';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { handleOf } from '../services/remote-routes.ts';
import { useServices } from '../services/services.ts';
import { MAIN_ID } from './skip-link.tsx';

/** Moves the focus to the new page's heading, or to the page; an open dialog keeps the focus. */
const focusPage = () => {
  if (document.activeElement?.closest('[role="dialog"]')) return;
  const main = document.getElementById(MAIN_ID);
  const target = main?.querySelector('h1') ?? main;
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
};

/**
 * After each navigation: sets the document's title and the canonical address for sharing, moves the focus to the new
 * page and announces its title. The title is set before the page's own effects, so that a page can override it.
 */
export const RouteAnnouncer = () => {
  const { pathname, search } = useLocation();
  const handle = handleOf(useMatches());
  const title = handle?.title;
  const keys = handle?.remoteRoute?.route.canonicalQuery;
  const [said, setSaid] = useState('');
  const first = useRef(true);
  const { telemetry } = useServices();
  const { remoteId = 'shell', route } = handle?.remoteRoute ?? {};
  const shown = route?.path ?? '*';

  useLayoutEffect(() => {
    if (title) document.title = `${title} · Sundara`;
  }, [title]);

  // The browser's own share menu uses the canonical address, so it follows the page.
  useEffect(() => {
    const path = canonicalPath(pathname, new URLSearchParams(search), keys ?? []);
    document.querySelector('link[rel=canonical]')?.setAttribute('href', `${window.location.origin}${path}`);
  }, [pathname, search, keys]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page.
  useEffect(() => {
    telemetry.record('page.shown', { remote: remoteId, route: shown });
    if (first.current) {
      first.current = false;
      return;
    }
    focusPage();
    setSaid(document.title);
  }, [pathname]);

  return (
    <Box role="status" sx={visuallyHidden}>
      {said}
    </Box>
  );
};
