import type { Session } from '@sundara/contracts/federation';
import { Box, Divider, IconButton } from '@sundara/web/core';
import { Link, useLocation } from '@sundara/web/router';
import { Menu, X } from 'lucide-react';
import { Disclosure } from '../disclosure.tsx';
import { useLinks } from '../use-links.ts';
import { AccountLinks, MenuLine } from './account-links.tsx';
import { ContactLinks } from './contact-links.tsx';
import { MenuPanel } from './menu-panel.tsx';
import { SignInButtons } from './sign-in-buttons.tsx';

const LABELS = { login: 'Login', register: 'Register' } as const;

/** Everything in the header that does not fit on a narrow screen. */
export const PhoneMenu = ({ session }: { session: Session }) => {
  const { key } = useLocation();
  const links = useLinks('header');
  return (
    <Disclosure
      closeOn={key}
      trigger={(properties) => (
        <IconButton {...properties} edge="end" aria-label="Menu">
          {properties['aria-expanded'] ? <X size={24} aria-hidden /> : <Menu size={24} aria-hidden />}
        </IconButton>
      )}
      panel={(id, close) => (
        <MenuPanel id={id}>
          {session.status === 'signed-in' && <AccountLinks user={session.user} onLeave={close} />}
          {session.status === 'anonymous' && (
            <Box sx={{ display: 'grid', gap: 1.5, p: 2 }}>
              <SignInButtons labels={LABELS} fullWidth onOpen={close} />
            </Box>
          )}
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
    />
  );
};
