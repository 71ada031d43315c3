import type { SessionUser } from '@sundara/contracts/federation';
import { Box, ButtonBase, initialsOf, visuallyHidden } from '@sundara/web/core';
import { useLocation } from '@sundara/web/router';
import { ChevronDown } from 'lucide-react';
import { Disclosure } from '../disclosure.tsx';
import { AccountLinks } from './account-links.tsx';
import { nameOf } from './greeting.ts';
import { MenuPanel } from './menu-panel.tsx';

/** The signed-in person's menu on wide screens. */
export const ProfileMenu = ({ user }: { user: SessionUser }) => {
  const { key } = useLocation();
  const name = nameOf(user);
  return (
    <Disclosure
      closeOn={key}
      trigger={(properties) => (
        <ButtonBase
          {...properties}
          sx={{
            gap: 1,
            minHeight: 48,
            pl: 0.75,
            pr: 1.5,
            borderRadius: 6,
            border: 1,
            borderColor: 'divider',
          }}
        >
          <Box component="span" sx={visuallyHidden}>
            Account of{' '}
          </Box>
          <Box
            component="span"
            aria-hidden
            sx={{
              display: 'grid',
              placeContent: 'center',
              width: 36,
              height: 36,
              borderRadius: '50%',
              fontSize: '0.9rem',
              fontWeight: 600,
              textTransform: 'uppercase',
              color: 'secondary.contrastText',
              bgcolor: 'secondary.main',
            }}
          >
            {initialsOf(name)}
          </Box>
          <Box
            component="span"
            sx={{
              typography: 'body2',
              fontWeight: 600,
              maxWidth: '14ch',
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
            }}
          >
            {name}
          </Box>
          <ChevronDown size={16} aria-hidden />
        </ButtonBase>
      )}
      panel={(id, close) => (
        <MenuPanel id={id}>
          <AccountLinks user={user} onLeave={close} />
        </MenuPanel>
      )}
    />
  );
};
