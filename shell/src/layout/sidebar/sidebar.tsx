import type { NavigationEntry } from '@sundara/contracts/federation';
import { Box, Button } from '@sundara/web/core';
import { Link, NavLink, useLocation } from '@sundara/web/router';
import { ChevronDown, PanelLeft } from 'lucide-react';
import { Disclosure } from '../disclosure.tsx';
import { MenuLine } from '../header/account-links.tsx';
import { AREA_BAR_HEIGHT } from '../header/area-bar.ts';
import { AreaFoot } from './area-foot.tsx';
import { LinkIcon } from './link-icon.tsx';

const Lines = ({ links }: { links: readonly NavigationEntry[] }) =>
  links.map(({ label, to }) => (
    <MenuLine
      key={to}
      // A dialog over a page is not a page of its own, so it is never the current one.
      component={to.includes('?') ? Link : NavLink}
      to={to}
      sx={{
        color: 'text.secondary',
        '&[aria-current="page"]': { color: 'secondary.contrastText', bgcolor: 'secondary.main' },
      }}
    >
      <LinkIcon to={to} />
      {label}
    </MenuLine>
  ));

/** The pages of an area: a column on wide screens, behind a button on narrow ones (specification 2, section 2). */
export const Sidebar = ({ links }: { links: readonly NavigationEntry[] }) => {
  const { key, pathname } = useLocation();
  const here = links.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`))?.label ?? 'Pages';
  return (
    <>
      <Box
        component="nav"
        aria-label="Pages of this area"
        sx={{
          display: { xs: 'none', md: 'grid' },
          alignContent: 'start',
          gap: 0.5,
          position: 'sticky',
          top: AREA_BAR_HEIGHT,
          width: 232,
          flexShrink: 0,
          height: `calc(100dvh - ${AREA_BAR_HEIGHT}px)`,
          overflowY: 'auto',
          p: 2,
          borderRight: 1,
          borderColor: 'divider',
        }}
      >
        <Lines links={links} />
        <AreaFoot />
      </Box>
      <Box sx={{ display: { md: 'none' }, px: 2, pt: 2 }}>
        <Disclosure
          closeOn={key}
          trigger={(properties) => (
            <Button
              {...properties}
              variant="outlined"
              startIcon={<PanelLeft size={18} aria-hidden />}
              endIcon={<ChevronDown size={18} aria-hidden />}
            >
              {here}
            </Button>
          )}
          panel={(id) => (
            <Box
              component="nav"
              id={id}
              aria-label="Pages of this area"
              sx={{
                mt: 1,
                p: 1,
                borderRadius: 2,
                border: 1,
                borderColor: 'divider',
                bgcolor: 'background.paper',
              }}
            >
              <Lines links={links} />
            </Box>
          )}
        />
      </Box>
    </>
  );
};
