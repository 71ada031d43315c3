import type { SessionUser } from '@sundara/contracts/federation';
import { Box, ButtonBase, Divider, styled, Typography } from '@sundara/web/core';
import { Link } from '@sundara/web/router';
import { LogOut } from 'lucide-react';
import { useServices } from '../../services/services.ts';
import { useLinks } from '../use-links.ts';
import { nameOf } from './greeting.ts';

/** One line of a menu, tall enough for a touch target. */
export const MenuLine = styled(ButtonBase)(({ theme }) => ({
  display: 'flex',
  width: '100%',
  minHeight: 44,
  gap: theme.spacing(1.5),
  alignItems: 'center',
  justifyContent: 'flex-start',
  padding: theme.spacing(1, 2),
  borderRadius: 8,
  font: 'inherit',
  fontWeight: 500,
  color: 'inherit',
  textAlign: 'left',
  textDecoration: 'none',
  '&:hover': { background: theme.vars?.palette.secondary.main },
})) as typeof ButtonBase;

/** The signed-in person's menu: who they are, their pages, and sign-out. */
export const AccountLinks = ({ user, onLeave }: { user: SessionUser; onLeave: () => void }) => {
  const { shell } = useServices();
  const links = useLinks('profile-menu');
  const logout = () => {
    onLeave();
    void shell.session.signOut();
  };
  return (
    <>
      <Box sx={{ px: 2, py: 1.5 }}>
        <Typography variant="h4" component="p" sx={{ overflowWrap: 'anywhere' }}>
          Hello {nameOf(user)}
        </Typography>
        {user.email && (
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {user.email}
          </Typography>
        )}
      </Box>
      <Divider sx={{ mb: 1 }} />
      {links.map(({ label, to }) => (
        <MenuLine key={to} component={Link} to={to}>
          {label}
        </MenuLine>
      ))}
      <MenuLine onClick={logout}>
        <LogOut size={18} aria-hidden />
        Logout
      </MenuLine>
    </>
  );
};
