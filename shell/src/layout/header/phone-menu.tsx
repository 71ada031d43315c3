import type { Session } from '@sundara/contracts/federation';
import { Box, Divider, useHydrated } from '@sundara/web/core';
import { Link, useLocation } from '@sundara/web/router';
import { Menu, X } from 'lucide-react';
import { useEffect } from 'react';
import { useLinks } from '../use-links.ts';
import { usePanel } from '../use-panel.ts';
import { MenuLine } from './account-links.tsx';
import { ContactLinks } from './contact-links.tsx';
import { MenuAccount } from './menu-account.tsx';
import { MenuDetails } from './menu-details.tsx';
import { MenuPanel } from './menu-panel.tsx';

/**
 * Everything in the header that does not fit on a narrow screen. It opens before the page's code is there, and without
 * JavaScript.
 */
export const PhoneMenu = ({ session }: { session: Session }) => {
  const { key } = useLocation();
  const links = useLinks('header');
  const hydrated = useHydrated();
  const { root, button, open, setOpen } = usePanel<HTMLDetailsElement, HTMLElement>(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was opened before the page's code came
  useEffect(() => {
    if (root.current?.open) setOpen(true);
  }, []);

  return (
    <MenuDetails
      ref={root}
      open={open}
      // It may have been opened already.
      suppressHydrationWarning
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary ref={button} aria-label="Menu">
        <Menu size={24} aria-hidden />
        <X size={24} aria-hidden />
      </summary>
      {/* In the server's HTML it must be there already. */}
      {(open || !hydrated) && (
        <MenuPanel>
          <MenuAccount session={session} onLeave={() => setOpen(false)} />
          {links.length > 0 && <Divider sx={{ my: 1 }} />}
          {links.map(({ label, to }) => (
            <MenuLine key={to} component={Link} to={to}>
              {label}
            </MenuLine>
          ))}
          <Divider sx={{ my: 1 }} />
          <Box sx={{ display: 'grid', px: 2, color: 'text.secondary' }}>
            <ContactLinks />
          </Box>
        </MenuPanel>
      )}
    </MenuDetails>
  );
};
